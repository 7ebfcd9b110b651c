// swift-format-ignore-file
// The article's code, as its readers have it.

import UIKit
import WebKit

class WebViewController: UIViewController {
  func allowLoadUrl(url: URL) -> Bool { url.host == "www.example.com" }
}

extension WebViewController: WKNavigationDelegate {
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
    switch navigationAction.navigationType {
    case .linkActivated:
      linkActivated(webView: webView, navigationAction: navigationAction, decisionHandler: decisionHandler)
    case .backForward, .formResubmitted, .formSubmitted, .reload, .other:
      othersAction(webView: webView, navigationAction: navigationAction, decisionHandler: decisionHandler)
    }
  }

  func linkActivated(webView: WKWebView, navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
    guard let url = navigationAction.request.url else {
      decisionHandler(.cancel)
      return
    }
    guard allowLoadUrl(url: url) else {
      UIApplication.shared.open(url)
      decisionHandler(.cancel)
      return
    }
    decisionHandler(.allow)
  }

  func othersAction(webView: WKWebView, navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
    guard let isMainFrame = navigationAction.targetFrame?.isMainFrame, isMainFrame else {
      decisionHandler(.allow)
      return
    }
    guard let url = navigationAction.request.url else {
      decisionHandler(.cancel)
      return
    }
    guard allowLoadUrl(url: url) else {
      UIApplication.shared.open(url)
      decisionHandler(.cancel)
      return
    }
    decisionHandler(.allow)
  }
}
