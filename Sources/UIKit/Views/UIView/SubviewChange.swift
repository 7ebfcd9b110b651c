/// Constants for the changes of a subview on which a superview's arrangement may depend.
enum SubviewChange {
  /// The subview was hidden or shown.
  case visibility
  /// The intrinsic content size or the priorities of the subview have changed.
  case contentSize
}
