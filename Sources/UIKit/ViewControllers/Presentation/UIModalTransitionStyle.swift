/// Transition styles of modal presentations.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view comes up from below.
  case coverVertical = 0
  /// By turning the screen round.
  case flipHorizontal = 1
  /// One view fades into the other.
  case crossDissolve = 2
  /// A page turns.
  case partialCurl = 3
}
