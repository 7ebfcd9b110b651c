import DeviceCatalog
import UIKit
import WebEngine
import WebKit

/// The view controller of the Safari host: a web view that fills the screen, with Safari's bars
/// over it.
final class SafariViewController: UIViewController, UIScrollViewDelegate, WKNavigationDelegate {
  let webView: SafariWebView
  private let portrait: SafariViewport
  private let landscape: SafariViewport
  let chrome: SafariChromeView
  /// A Boolean value that determines whether the bars are minimized, as after scrolling down.
  var minimizesBars: Bool = false {
    didSet { if minimizesBars != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  init(
    portrait: SafariViewport, landscape: SafariViewport, system: SystemVersion, title: String
  ) {
    self.portrait = portrait
    self.landscape = landscape
    let configuration = WKWebViewConfiguration()
    configuration.applicationNameForUserAgent = UserAgent.safariName(system: system)
    // Safari plays videos with `playsinline` inline, also on iPhone.
    configuration.allowsInlineMediaPlayback = true
    webView = SafariWebView(frame: .zero, configuration: configuration)
    webView.host.app = .safari
    chrome = SafariChromeView(
      style: SafariChromeStyle(system: system), signs: SafariFieldSymbols(system: system),
      title: title)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("Safari is not read from a storyboard")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    webView.scrollView.delegate = self
    webView.navigationDelegate = self
    webView.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
    view.addSubview(webView)
    view.addSubview(chrome)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    webView.frame = view.bounds
    chrome.frame = view.bounds
    updateInsets()
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { updateInsets() }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    chrome.showsLock = webView.url?.scheme == "https"
  }

  /// Updates the bars with the page's color (iOS 15 through 18) and its scroll position.
  ///
  /// - Source: WebKit's `themeColor`, else the color that it samples along the page's upper edge,
  ///   else the page's background.
  func showPage() {
    let scrollView = webView.scrollView
    chrome.isScrolled = scrollView.contentOffset.y > -scrollView.adjustedContentInset.top + 0.5
    chrome.pageColor =
      webView.themeColor ?? webView.sampledPageTopColor ?? webView.underPageBackgroundColor
    chrome.fixedEdgeColors = SafariChromeView.EdgeColors(
      top: webView.sampledTopFixedPositionContentColor,
      bottom: webView.sampledBottomFixedPositionContentColor)
    chrome.availableNavigation = SafariChromeView.Steps(
      back: webView.canGoBack, forward: webView.canGoForward)
    setNeedsStatusBarAppearanceUpdate()
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { chrome.statusBarStyle }

  /// Returns the combined insets of Safari's bars that leave a height for the page, in points.
  private func inset(leaving height: Double) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: max(0, webView.frame.height - height), right: 0)
  }

  private func updateInsets() {
    let isUpright = view.bounds.height >= view.bounds.width
    let viewport = isUpright ? portrait : landscape
    let minimizedBars = minimizesBars ? viewport.minimizedBars : nil
    let bars = minimizedBars ?? viewport.expandedBars
    webView.barInsets = UIEdgeInsets(top: bars.top, left: 0, bottom: bars.bottom, right: 0)
    chrome.show(
      barInsets: webView.barInsets, safeArea: view.safeAreaInsets,
      isMinimized: minimizedBars != nil)
    // The initial containing block does not change (github.com/bokand/URLBarSizing).
    webView.overriddenLayoutHeight = minimizedBars == nil ? nil : viewport.minimumHeight
    webView.viewportUnitSize = CGSize(
      width: view.bounds.width, height: viewport.maximumHeight ?? viewport.minimumHeight)
    webView.setMinimumViewportInset(
      inset(leaving: viewport.maximumHeight ?? viewport.minimumHeight),
      maximumViewportInset: inset(leaving: viewport.minimumHeight))

    let scrollView = webView.scrollView
    let indicator = UIEdgeInsets(
      top: bars.top, left: view.safeAreaInsets.left, bottom: bars.bottom,
      right: view.safeAreaInsets.right)
    scrollView.verticalScrollIndicatorInsets = indicator
    scrollView.horizontalScrollIndicatorInsets = indicator
    webView.obscuredContentInsets = webView.obscuredInsets
    let inset = UIEdgeInsets(top: bars.top, left: 0, bottom: bars.bottom, right: 0)
    guard scrollView.contentInset != inset else { return }
    let offset = scrollView.contentOffset
    let shift = scrollView.contentInset.top - inset.top
    scrollView.contentInset = inset
    scrollView.contentOffset = CGPoint(x: offset.x, y: offset.y + shift)
  }
}
