import Foundation
import UIKit
import WebEngine
import WebKit

/// The view controller of a web app: a web view that fills the screen, and the strip behind the
/// status bar.
final class WebAppViewController: UIViewController, UIScrollViewDelegate, WKNavigationDelegate {
  let webView: WebAppWebView
  private let system: SystemVersion
  private let fixedStyle: WebAppStatusBarStyle?
  private let strip: UIView = UIView(frame: .zero)
  private var isGrown: Bool = false
  private var pageColor: UIColor?
  var hidesStatusBar: Bool?

  /// Creates the app; `style` overrides that of the page's meta element.
  init(system: SystemVersion, style: WebAppStatusBarStyle?) {
    self.system = system
    fixedStyle = style
    let configuration = WKWebViewConfiguration()
    configuration.applicationNameForUserAgent = UserAgent.webAppName(system: system)
    // As in Safari, videos with `playsinline` play inline.
    configuration.allowsInlineMediaPlayback = true
    webView = WebAppWebView(frame: .zero, configuration: configuration)
    webView.host.app = .webApp
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("A web app is not read from a storyboard")
  }

  /// The style of the status bar: the page's, unless the app was created with another.
  var style: WebAppStatusBarStyle {
    fixedStyle ?? WebAppStatusBarStyle(meta: webView.webAppMetas.statusBarStyle)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    webView.scrollView.delegate = self
    webView.navigationDelegate = self
    webView.webAppMetasHandler = { [weak self] in self?.styleMayHaveChanged() }
    webView.layoutHandler = { [weak self] in self?.extendLayoutViewportIfNeeded() }
    view.addSubview(webView)
    view.addSubview(strip)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if webView.frame.size != view.bounds.size { isGrown = false }
    webView.frame = view.bounds
    updateInsets()
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { updateInsets() }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    isGrown = false
    styleMayHaveChanged()
  }

  /// Updates the strip with the page's color.
  func showPage() {
    let themeColor = WebAppStripColor(system: system) == .themeColor ? webView.themeColor : nil
    pageColor = themeColor ?? webView.underPageBackgroundColor
    updateStrip()
    setNeedsStatusBarAppearanceUpdate()
  }

  override var prefersStatusBarHidden: Bool { hidesStatusBar ?? super.prefersStatusBarHidden }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    guard layout.isBelowStatusBar, style != .black else { return .lightContent }
    guard WebAppStripColor(system: system) == .themeColor, webView.themeColor != nil else {
      return .default
    }
    return (pageColor?.lightness ?? 1) < 0.5 ? .lightContent : .darkContent
  }

  private var layout: WebAppLayout {
    WebAppLayout(
      style: style, system: system, size: view.bounds.size, safeArea: view.safeAreaInsets,
      avoidsUnsafeArea: webView.scrollView.contentInsetAdjustmentBehavior != .never,
      isGrown: isGrown)
  }

  private func styleMayHaveChanged() {
    view.setNeedsLayout()
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Extends the layout viewport to the whole screen for a page that is taller than the short one
  /// (W346).
  ///
  /// It stays extended until the viewport no longer scrolls or the page's height is unknown, as
  /// after a rotation.
  private func extendLayoutViewportIfNeeded() {
    guard let height = layout.shortHeight, let document = webView.scrollableHeight else {
      return setGrown(false)
    }
    if document > height + 0.5 { setGrown(true) }
  }

  private func setGrown(_ isGrown: Bool) {
    guard isGrown != self.isGrown else { return }
    self.isGrown = isGrown
    updateInsets()
  }

  private func updateStrip() {
    let layout = layout
    strip.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: layout.stripHeight)
    strip.isHidden = layout.stripHeight == 0
    strip.backgroundColor =
      style == .black ? .black : WebAppStripColor(system: system).color(ofPage: pageColor)
  }

  private func updateInsets() {
    guard webView.frame.size == view.bounds.size else { return }
    let layout = layout
    webView.isBelowStatusBar = layout.isBelowStatusBar
    webView.overriddenLayoutHeight = layout.layoutHeight
    webView.viewportUnitSize = layout.unitSize
    webView.setMinimumViewportInset(.zero, maximumViewportInset: layout.smallViewportInset)
    webView.obscuredContentInsets = layout.obscuredInsets
    updateStrip()
    let scrollView = webView.scrollView
    let inset = UIEdgeInsets(top: layout.stripHeight, left: 0, bottom: 0, right: 0)
    guard scrollView.contentInset != inset else { return }
    let offset = scrollView.contentOffset
    let shift = scrollView.contentInset.top - inset.top
    scrollView.contentInset = inset
    scrollView.contentOffset = CGPoint(x: offset.x, y: offset.y + shift)
  }
}
