/// Policies for a navigation response.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The load ends with the error 102 (W182).
  case cancel = 0
  /// The answer becomes the document.
  case allow = 1
  /// It is saved, and the load ends with the error 102 (W187).
  case download = 2
}
