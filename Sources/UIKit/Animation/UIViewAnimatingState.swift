/// Constants for the states of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not begun, or has ended.
  case inactive = 0
  /// The animation is running or paused.
  case active = 1
  /// The animation is stopped and not finished yet.
  case stopped = 2
}
