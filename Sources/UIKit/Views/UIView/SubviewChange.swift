/// Constants for the changes of a subview on which a superview's arrangement may depend.
enum SubviewChange {
  /// The subview was hidden or shown.
  case visibility
  /// The subview's content has another size, or other priorities.
  case contentSize
}
