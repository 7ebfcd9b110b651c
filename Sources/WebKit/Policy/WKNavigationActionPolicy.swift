/// Constants that determine whether to allow a navigation action.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// Cancel the navigation.
  case cancel = 0
  /// Allow the navigation to continue.
  case allow = 1
  /// Turn the navigation into a download (W188).
  case download = 2
}
