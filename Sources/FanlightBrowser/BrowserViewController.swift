public import UIKit
public import WebKit

/// Shows pages under its bars the way Safari does, covering pages included.
///
/// Put it into a navigation or tab bar controller with translucent bars: the web view fills the
/// view, and pages begin below the top bar and scroll under it.
///
/// ```swift
/// let browser = BrowserViewController()
/// browser.webView.load(URLRequest(url: url))
/// let navigation = UINavigationController(rootViewController: browser)
/// navigation.isToolbarHidden = false
/// ```
open class BrowserViewController: UIViewController {
  /// The web view, which fills the controller's view.
  public let webView: SafeAreaWebView

  /// Creates a browser whose web view is made with `configuration`.
  public init(configuration: WKWebViewConfiguration) {
    webView = SafeAreaWebView(frame: .zero, configuration: configuration)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser with the default configuration.
  public convenience init() {
    self.init(configuration: WKWebViewConfiguration())
  }

  /// Creates a browser with the default configuration; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    webView = SafeAreaWebView(frame: .zero, configuration: WKWebViewConfiguration())
    super.init(coder: coder)
  }

  /// Puts the web view under the bars.
  open override func viewDidLoad() {
    super.viewDidLoad()
    webView.frame = view.bounds
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(webView)
  }

  /// Places the page, for the safe area is new after a rotation and when bars move.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    webView.updateSafeArea()
  }
}
