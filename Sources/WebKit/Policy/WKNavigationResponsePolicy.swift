/// Constants that determine whether to allow a navigation response.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// Cancel the navigation, which fails with the error 102 (W182).
  case cancel = 0
  /// Allow the navigation to continue.
  case allow = 1
  /// Turn the response into a download; the navigation fails with the error 102 (W187).
  case download = 2
}
