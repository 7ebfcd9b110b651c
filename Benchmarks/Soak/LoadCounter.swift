import Foundation
import WebKit

/// Counts what becomes of loads.
@MainActor
final class LoadCounter: NSObject, WKNavigationDelegate {
  private(set) var began = 0
  private(set) var ended = 0
  private var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// Returns when so many loads have ended.
  func ends(_ count: Int) async {
    guard ended < count else { return }
    await withCheckedContinuation { waiters.append((count, $0)) }
  }

  private func end() {
    ended += 1
    let ready = waiters.filter { $0.count <= ended }
    waiters.removeAll { $0.count <= ended }
    for waiter in ready { waiter.continuation.resume() }
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    began += 1
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { end() }

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) { end() }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { end() }
}
