import FanlightBrowser
package import UIKit
package import WebKit

/// An app that shows pages with FanlightBrowser.
@MainActor
package final class BrowserHost: HostApp {
  package let rootViewController: UIViewController
  private let browser: HostBrowserViewController

  /// FanlightBrowser's web view.
  package var webView: WKWebView { browser.webView }

  /// Creates the app with one of FanlightBrowser's safe-area strategies.
  package init(options: HostOptions, strategy: BrowserStrategy = .standard) {
    browser = HostBrowserViewController()
    browser.hidesStatusBar = options.isStatusBarHidden
    switch strategy {
    case .standard: browser.webView.safeAreaStrategy = .standard
    case .article: browser.webView.safeAreaStrategy = .article
    }
    rootViewController = BarContainer.make(around: browser, options: options)
  }

  package func showPage() { browser.showTitle(of: webView) }

  /// Waits until the space at the end of the page is measured, which takes up to two scripts.
  package func waitUntilIdle() async {
    for _ in 0..<2 {
      await withCheckedContinuation { done in
        webView.evaluateJavaScript("0", in: nil, in: .defaultClient) { _ in done.resume() }
      }
    }
  }
}

/// A view controller with FanlightBrowser's web view, under the host's bars.
private final class HostBrowserViewController: UIViewController {
  let webView: SafeAreaWebView = SafeAreaWebView(
    frame: .zero, configuration: WKWebViewConfiguration())
  var hidesStatusBar: Bool?

  override var prefersStatusBarHidden: Bool { hidesStatusBar ?? super.prefersStatusBarHidden }

  override func viewDidLoad() {
    super.viewDidLoad()
    webView.frame = view.bounds
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(webView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    webView.updateSafeArea()
  }
}
