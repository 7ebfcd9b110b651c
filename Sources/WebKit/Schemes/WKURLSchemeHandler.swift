/// Who answers requests for addresses of an app's own scheme (W310).
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: AnyObject {
  /// Begins to answer a request, through the task's methods, now or later.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)

  /// Says that nobody waits for an answer any more; the task's methods raise from now on (W313).
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
