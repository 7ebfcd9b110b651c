package import UIKit
package import WebKit

/// An app with a plain web view that fills a view controller, and without code for the safe area.
@MainActor
package final class WebViewHost: HostApp {
  package let webView: WKWebView
  package let rootViewController: UIViewController
  private let content: UIViewController

  /// Creates the app with its bars and title.
  package init(options: HostOptions) {
    let content = WebViewController()
    content.hidesStatusBar = options.isStatusBarHidden
    webView = content.webView
    rootViewController = BarContainer.make(around: content, options: options)
    self.content = content
  }

  package func showPage() { content.showTitle(of: webView) }
}

/// A view controller with a web view that fills its view.
private final class WebViewController: UIViewController {
  let webView: WKWebView = WKWebView(frame: .zero)
  var hidesStatusBar: Bool?

  override var prefersStatusBarHidden: Bool { hidesStatusBar ?? super.prefersStatusBarHidden }

  override func viewDidLoad() {
    super.viewDidLoad()
    webView.frame = view.bounds
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(webView)
  }
}
