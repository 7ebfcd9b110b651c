import Foundation
import UIKit
import WebEngine

/// The scroll view of a web view (W130, W131).
///
/// It informs the web view by overrides, as its delegate belongs to the app.
final class WKScrollView: UIScrollView {
  /// The web view; set once it exists.
  weak var webView: WKWebView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Sets the properties in which it differs from other scroll views (W130).
  private func setUp() {
    alwaysBounceVertical = true
    isDirectionalLockEnabled = true
  }

  /// Assigns the behavior for the page's `viewport-fit`, unless the app has assigned one (W27, W29).
  func assignPageBehavior(avoidsUnsafeArea: Bool) {
    guard !adjustmentBehaviorIsFromApp else { return }
    setFrameworkAdjustmentBehavior(avoidsUnsafeArea ? .always : .never)
    webView?.schedulePageUpdate()
  }

  override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { super.contentInsetAdjustmentBehavior }
    set {
      super.contentInsetAdjustmentBehavior = newValue
      webView?.schedulePageUpdate()
    }
  }

  /// The page's scale (W135); assigning it zooms the page about the center of the bounds.
  override var zoomScale: CGFloat {
    get { webView.map(\.zoomScale) ?? super.zoomScale }
    set { webView?.zoom(to: newValue, about: CGPoint(x: bounds.midX, y: bounds.midY)) }
  }

  /// - Divergence: the zoom is not animated.
  override func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// The style of the indicators; once the app has assigned one, the page's color does not change it
  /// (W151).
  override var indicatorStyle: IndicatorStyle {
    get { super.indicatorStyle }
    set {
      styleIsFromApp = true
      super.indicatorStyle = newValue
    }
  }
  private var styleIsFromApp = false

  // MARK: The page's preferences

  /// Once the app has set how the scroll view bounces, the page does not change it (W153).
  override var bouncesHorizontally: Bool {
    get { super.bouncesHorizontally }
    set {
      bouncingIsFromApp = true
      super.bouncesHorizontally = newValue
    }
  }

  /// Once the app has set how the scroll view bounces, the page does not change it (W153).
  override var bouncesVertically: Bool {
    get { super.bouncesVertically }
    set {
      bouncingIsFromApp = true
      super.bouncesVertically = newValue
    }
  }

  /// Once the app has set how the scroll view bounces, the page does not change it (W153).
  override var bounces: Bool {
    get { super.bounces }
    set {
      bouncingIsFromApp = true
      super.bounces = newValue
    }
  }
  private var bouncingIsFromApp = false

  /// The page decides about the indicators only while the app shows both (W150).
  override var showsVerticalScrollIndicator: Bool {
    get { super.showsVerticalScrollIndicator }
    set {
      appShows.vertical = newValue
      super.showsVerticalScrollIndicator = newValue
    }
  }

  /// The page decides about the indicators only while the app shows both (W150).
  override var showsHorizontalScrollIndicator: Bool {
    get { super.showsHorizontalScrollIndicator }
    set {
      appShows.horizontal = newValue
      super.showsHorizontalScrollIndicator = newValue
    }
  }
  private var appShows = (vertical: true, horizontal: true)

  /// Applies the page's `overscroll-behavior` and `overflow` to bouncing and indicators (W150, W153).
  func apply(_ page: PageAppearance) {
    if !bouncingIsFromApp {
      super.bouncesHorizontally = page.bouncesHorizontally
      super.bouncesVertically = page.bouncesVertically
    }
    guard appShows == (true, true) else { return }
    super.showsVerticalScrollIndicator = page.showsScrollIndicators
    super.showsHorizontalScrollIndicator = page.showsScrollIndicators
  }

  /// Chooses the indicator style that contrasts with the page's background (W151).
  func updateIndicatorStyle(for color: UIColor) {
    guard !styleIsFromApp else { return }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return }
    let lightness = (max(red, green, blue) + min(red, green, blue)) / 2
    super.indicatorStyle = lightness <= 0.5 && alpha > 0 ? .white : .black
  }

  /// A double tap is recognized only if it zooms, so that otherwise single taps need not wait for
  /// it.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let webView, gestureRecognizer === webView.input.doubleTap else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return webView.allowsDoubleTap
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    webView?.schedulePageUpdate()
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      guard let webView, newValue.origin != super.bounds.origin else {
        super.bounds = newValue
        return
      }
      webView.movingScrollView { super.bounds = newValue }
    }
  }
}
