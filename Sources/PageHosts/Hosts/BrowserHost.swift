import FanlightBrowser
package import UIKit
package import WebKit

/// An app that shows pages with this project's browser component.
@MainActor
package final class BrowserHost: HostApp {
  package let rootViewController: UIViewController
  private let browser: HostBrowserViewController

  /// The component's web view.
  package var webView: WKWebView { browser.webView }

  /// Creates the app.
  package init(options: HostOptions) {
    browser = HostBrowserViewController()
    browser.hidesStatusBar = options.isStatusBarHidden
    // The recipe's numbers do not depend on where a page's last line is, so that they can be told
    // without loading it.
    browser.webView.safeAreaStrategy = .article
    rootViewController = BarContainer.make(around: browser, options: options)
  }

  package func showPage() { browser.showTitle(of: webView) }
}

/// A controller with the component's web view under the bars that a host has.
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
