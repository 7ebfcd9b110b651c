import Foundation
import UIKit
import WebKit

extension BrowserViewController {
  /// Decides about an attempt to go somewhere, and has the system open what is its to open.
  func decide(_ attempt: NavigationAttempt) -> WKNavigationActionPolicy {
    var attempt = attempt
    // What the app itself loads has no page behind it.
    if attempt.cause == .other, attempt.url == state.goalURL { attempt.page = nil }
    // The error page has no address of its own.
    if attempt.target == .page, attempt.url?.absoluteString == "about:blank" { return .allow }
    switch policy.decision(for: attempt) {
    case .show:
      guard attempt.target == .newWindow, let url = attempt.url else { return .allow }
      // There is one window; what asks for another gets this one.
      load(url)
      return .cancel
    case .openInSystem:
      if let url = attempt.url { openInSystem(url) }
      return .cancel
    case .refuse:
      return .cancel
    }
  }

  // MARK: Loads

  func loadDidEnd() {
    webView.scrollView.refreshControl?.endRefreshing()
    showState()
  }

  func loadDidFail(_ error: any Error) {
    webView.scrollView.refreshControl?.endRefreshing()
    if let error = state.loadDidFail(error, fallback: webView.url) { show(error) }
    showState()
  }

  func processDidEnd() {
    let error = PageError(.processEnded, url: url)
    show(state.show(error))
    showState()
  }

  private func show(_ error: PageError) {
    webView.loadHTMLString(errorPage.html(for: error), baseURL: nil)
  }

  // MARK: What is seen

  func observePage() -> [NSKeyValueObservation] {
    func follow<Value>(_ path: KeyPath<SafeAreaWebView, Value>) -> NSKeyValueObservation {
      webView.observe(path) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.showState() }
      }
    }
    return [
      follow(\.estimatedProgress), follow(\.isLoading), follow(\.url), follow(\.title),
      follow(\.canGoBack), follow(\.canGoForward),
    ]
  }

  /// Shows address, progress and buttons as they are now.
  func showState() {
    if !addressField.isFirstResponder { addressField.text = AddressInput.short(url) }
    let title = state.failed == nil ? webView.title : nil
    self.title = title?.isEmpty == false ? title : AddressInput.short(url)
    progressView.progress = Float(webView.estimatedProgress)
    progressView.isHidden = !webView.isLoading || state.failed != nil
    buttons.show(
      back: canGoBack, forward: canGoForward, isLoading: webView.isLoading, hasPage: url != nil)
  }
}
