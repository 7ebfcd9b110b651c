import UIKit
import WebKit

class PolicyController: UIViewController, WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(navigationAction.request.url?.host == "www.example.com" ? .allow : .cancel)
  }
}
