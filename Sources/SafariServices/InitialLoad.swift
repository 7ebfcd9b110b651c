import Foundation
import WebKit

/// Tells the delegate of a Safari view controller how its first load goes.
@MainActor
final class InitialLoad: NSObject, WKNavigationDelegate {
  private weak var controller: SFSafariViewController?
  private var isOver = false

  init(_ controller: SFSafariViewController) {
    self.controller = controller
  }

  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    guard !isOver, let controller, let url = webView.url else { return }
    controller.delegate?.safariViewController(controller, initialLoadDidRedirectTo: url)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    complete(isSuccessful: true)
  }

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {
    complete(isSuccessful: false)
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    complete(isSuccessful: false)
  }

  private func complete(isSuccessful: Bool) {
    guard !isOver, let controller else { return }
    isOver = true
    controller.delegate?.safariViewController(controller, didCompleteInitialLoad: isSuccessful)
  }
}
