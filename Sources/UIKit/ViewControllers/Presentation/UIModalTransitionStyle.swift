/// Constants for the transition styles of modal presentations.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom.
  case coverVertical = 0
  /// The screen flips about its vertical axis.
  case flipHorizontal = 1
  /// The views cross-fade into each other.
  case crossDissolve = 2
  /// A page curls.
  case partialCurl = 3
}
