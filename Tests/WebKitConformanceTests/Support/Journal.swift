import Foundation
import FoundationNetworking
import Testing
import WebKit

/// A navigation delegate that records its calls and makes the decisions it was set up with.
///
/// A line is the short name of wkwebview.md, section 5, and what tells two such events apart, such
/// as "ACTION link main /b" or "FAILP WebKitErrorDomain 102".
@MainActor
final class Journal: NSObject, WKNavigationDelegate {
  private(set) var lines: [String] = []
  private(set) var actions: [WKNavigationAction] = []
  private(set) var navigations: [WKNavigation] = []
  private(set) var errors: [NSError] = []
  /// Whether a navigation action is allowed.
  var allows: (WKNavigationAction) -> Bool = { _ in true }
  /// Called with each line, after it was written down.
  var onLine: ((String) -> Void)?

  /// How many loads of the main frame are over.
  var ends: Int { lines.count { $0 == "FINISH" || $0.hasPrefix("FAIL") } }

  func note(_ line: String, _ navigation: WKNavigation? = nil) {
    lines.append(line)
    if let navigation { navigations.append(navigation) }
    onLine?(line)
  }

  func clear() {
    lines = []
    actions = []
    navigations = []
    errors = []
  }

  /// Waits until something is so, for at most half a minute.
  func until(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ isTrue: () -> Bool
  ) async {
    let end = ContinuousClock.now + .seconds(30)
    while !isTrue() {
      guard ContinuousClock.now < end else {
        Issue.record("not within 30 s: \(what); only \(lines)", sourceLocation: sourceLocation)
        return
      }
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Returns the path, query and fragment of an http URL, or another URL as a whole.
  static func place(_ url: URL?) -> String {
    guard let url, url.scheme == "http" else { return url?.absoluteString ?? "-" }
    return url.path() + (url.query.map { "?" + $0 } ?? "") + (url.fragment.map { "#" + $0 } ?? "")
  }

  private static func name(_ type: WKNavigationType) -> String {
    switch type {
    case .linkActivated: "link"
    case .formSubmitted: "form"
    case .backForward: "step"
    case .reload: "reload"
    case .formResubmitted: "form again"
    case .other: "other"
    }
  }

  private func fail(_ word: String, _ error: any Error, _ navigation: WKNavigation?) {
    let error = error as NSError
    errors.append(error)
    note("\(word) \(error.domain) \(error.code)", navigation)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    actions.append(navigationAction)
    let frame = navigationAction.targetFrame.map { $0.isMainFrame ? "main" : "frame" } ?? "none"
    let isAllowed = allows(navigationAction)
    note(
      "ACTION \(Self.name(navigationAction.navigationType)) \(frame) "
        + Self.place(navigationAction.request.url))
    decisionHandler(isAllowed ? .allow : .cancel)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    let frame = navigationResponse.isForMainFrame ? "main" : "frame"
    note("RESPONSE \(frame) \(Self.place(navigationResponse.response.url))")
    decisionHandler(navigationResponse.canShowMIMEType ? .allow : .cancel)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    note("START", navigation)
  }

  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    note("REDIRECT", navigation)
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    fail("FAILP", error, navigation)
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    note("COMMIT", navigation)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    note("FINISH", navigation)
  }

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {
    fail("FAIL", error, navigation)
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { note("TERMINATE") }
}
