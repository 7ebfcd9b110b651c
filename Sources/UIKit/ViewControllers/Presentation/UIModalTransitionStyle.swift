/// Transition styles of modal presentations.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view comes up from below.
  case coverVertical = 0
  /// The screen turns round its vertical axis.
  case flipHorizontal = 1
  /// One view fades into the other.
  case crossDissolve = 2
  /// A page turns.
  case partialCurl = 3
}
