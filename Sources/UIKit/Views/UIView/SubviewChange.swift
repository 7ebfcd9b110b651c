/// What changes in a subview that a superview may arrange it by.
enum SubviewChange {
  /// The subview was hidden or shown.
  case visibility
  /// The subview's content has another size, or other priorities.
  case contentSize
}
