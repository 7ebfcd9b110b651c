/// Constants that determine whether to allow a navigation response.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The navigation is canceled and fails with the error 102 (W182).
  case cancel = 0
  /// The navigation continues.
  case allow = 1
  /// The response becomes a download; the navigation fails with the error 102 (W187).
  case download = 2
}
