import UIKit
import WebKit

// A screen as one writes it for iOS, whose tests give its methods actions, responses and messages of
// their own: LinkPolicyDoubles.swift.

class LinkPolicyScreen: UIViewController, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler
{
  private(set) var log: [String] = []

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    let frame = navigationAction.targetFrame
    let source = navigationAction.sourceFrame.securityOrigin
    log.append(
      "\(source.protocol)://\(source.host):\(source.port) asks for "
        + "\(navigationAction.request.url?.absoluteString ?? "nothing")"
        + " in \(frame.map { $0.isMainFrame ? "the main frame" : "a subframe" } ?? "a new window")")
    let isLink = navigationAction.navigationType == .linkActivated
    decisionHandler(
      navigationAction.shouldPerformDownload ? .download : isLink ? .cancel : .allow)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) {
    let status = (navigationResponse.response as? HTTPURLResponse)?.statusCode ?? 0
    let isFine =
      navigationResponse.isForMainFrame && navigationResponse.canShowMIMEType && status == 200
    decisionHandler(isFine ? .allow : .cancel)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    log.append("finished \(type(of: navigation!))")
  }

  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    log.append("a window \(windowFeatures.width ?? 0) wide")
    return nil
  }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    guard message.frameInfo.isMainFrame, message.world == .page else { return }
    log.append("\(message.name) \(message.body) \(message.webView == nil ? "nowhere" : "here")")
  }
}
