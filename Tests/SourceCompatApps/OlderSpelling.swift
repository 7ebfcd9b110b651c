import UIKit
import WebKit

// Delegates as they were written before Swift 6: no handler says where it is called.

class OlderScreen: UIViewController {
  var asked: [String] = []
  /// Asked about while another question is being answered, as by a load that a decision begins.
  var following: WKNavigationAction?
}

extension OlderScreen: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    let path = navigationAction.request.url?.path ?? ""
    asked.append(path)
    if let action = following {
      following = nil
      let delegate: WKNavigationDelegate = self
      delegate.webView(webView, decidePolicyFor: action) { _ in }
    }
    decisionHandler(path == "/no" ? .cancel : .allow)
  }
}

class OlderPanels: NSObject, WKUIDelegate {
  var message = ""

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
  ) {
    self.message = message
    completionHandler(true)
  }
}

class WaitingScreen: UIViewController, WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .cancel }
}
