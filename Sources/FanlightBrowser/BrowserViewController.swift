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
open class BrowserViewController: UIViewController, UIScrollViewDelegate {
  /// The web view, which fills the controller's view.
  public let webView: BrowserWebView

  /// Creates a browser whose web view is made with `configuration`.
  public init(configuration: WKWebViewConfiguration) {
    webView = BrowserWebView(frame: .zero, configuration: configuration)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser with the default configuration.
  public convenience init() {
    self.init(configuration: WKWebViewConfiguration())
  }

  /// Creates a browser with the default configuration; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    webView = BrowserWebView(frame: .zero, configuration: WKWebViewConfiguration())
    super.init(coder: coder)
  }

  /// Puts the web view under the bars.
  open override func viewDidLoad() {
    super.viewDidLoad()
    webView.frame = view.bounds
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    webView.scrollView.delegate = self
    // The indicators keep to the bars whatever the page asks of the content.
    webView.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
    view.addSubview(webView)
  }

  /// Takes over the safe area, which is new after a rotation.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateInsets()
  }

  /// Takes over the page's wish to cover the view, or to avoid the unsafe area again.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    updateInsets()
  }

  private func updateInsets() {
    let scrollView = webView.scrollView
    let insets = SafariInsets(
      safeArea: view.safeAreaInsets, behavior: scrollView.contentInsetAdjustmentBehavior)
    scrollView.verticalScrollIndicatorInsets = insets.verticalIndicatorInsets
    scrollView.horizontalScrollIndicatorInsets = insets.horizontalIndicatorInsets
    let old = scrollView.contentInset.top
    guard insets.contentInset.top != old else { return }
    // The page keeps its distance from the bar while the bar's height changes.
    let offset = scrollView.contentOffset
    scrollView.contentInset = insets.contentInset
    scrollView.contentOffset = CGPoint(
      x: offset.x, y: offset.y + old - insets.contentInset.top)
  }
}
