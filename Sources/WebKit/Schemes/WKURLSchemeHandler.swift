/// The methods that load resources of a URL scheme that WebKit does not handle (W310).
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: AnyObject {
  /// Asks the handler to start loading a resource, through the task's methods, now or later.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)

  /// Asks the handler to stop loading a resource; the task's methods raise an exception from now on
  /// (W313).
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
