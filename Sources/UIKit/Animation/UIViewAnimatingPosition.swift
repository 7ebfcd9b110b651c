/// Constants for the position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation, with all changes.
  case end = 0
  /// The start of the animation, without its changes.
  case start = 1
  /// The current position of the animation.
  case current = 2
}
