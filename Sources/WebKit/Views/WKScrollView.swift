import Foundation
import UIKit
import WebEngine

/// The scroll view of a web view (W130, W131).
///
/// It reports every change to the web view; its delegate is the app's alone.
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

  /// Short pages bounce, and a drag that begins along one axis stays on it (W130).
  private func setUp() {
    alwaysBounceVertical = true
    isDirectionalLockEnabled = true
  }

  /// Assigns the behavior that the page asks for, unless the app has assigned one (W27, W29).
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

  /// The page's scale (W135); assigning it zooms the page about the middle of what is seen.
  override var zoomScale: CGFloat {
    get { webView.map(\.zoomScale) ?? super.zoomScale }
    set { webView?.zoom(to: newValue, about: CGPoint(x: bounds.midX, y: bounds.midY)) }
  }

  /// - Divergence: a page is zoomed at once, also where an animation is asked for.
  override func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// The style of the indicators; once the app assigned one, the page does not change it (W151).
  override var indicatorStyle: IndicatorStyle {
    get { super.indicatorStyle }
    set {
      styleIsFromApp = true
      super.indicatorStyle = newValue
    }
  }
  private var styleIsFromApp = false

  // MARK: What the page wants

  /// What the app said of the sides; once it did, the page does not (W153).
  override var bouncesHorizontally: Bool {
    get { super.bouncesHorizontally }
    set {
      bouncingIsFromApp = true
      super.bouncesHorizontally = newValue
    }
  }

  /// What the app said of top and bottom; once it did, the page does not (W153).
  override var bouncesVertically: Bool {
    get { super.bouncesVertically }
    set {
      bouncingIsFromApp = true
      super.bouncesVertically = newValue
    }
  }

  /// What the app said of both axes; once it did, the page does not (W153).
  override var bounces: Bool {
    get { super.bounces }
    set {
      bouncingIsFromApp = true
      super.bounces = newValue
    }
  }
  private var bouncingIsFromApp = false

  /// Whether there is a vertical indicator; the page is heard only while the app leaves both (W150).
  override var showsVerticalScrollIndicator: Bool {
    get { super.showsVerticalScrollIndicator }
    set {
      appShows.vertical = newValue
      super.showsVerticalScrollIndicator = newValue
    }
  }

  /// Whether there is a horizontal indicator; the page is heard only while the app leaves both.
  override var showsHorizontalScrollIndicator: Bool {
    get { super.showsHorizontalScrollIndicator }
    set {
      appShows.horizontal = newValue
      super.showsHorizontalScrollIndicator = newValue
    }
  }
  private var appShows = (vertical: true, horizontal: true)

  /// Springs back and shows indicators as the page asks for (W150, W153).
  func follow(_ page: PageAppearance) {
    if !bouncingIsFromApp {
      super.bouncesHorizontally = page.bouncesHorizontally
      super.bouncesVertically = page.bouncesVertically
    }
    guard appShows == (true, true) else { return }
    super.showsVerticalScrollIndicator = page.showsScrollIndicators
    super.showsHorizontalScrollIndicator = page.showsScrollIndicators
  }

  /// Makes the indicators stand out from the page (W151).
  func followBackground(_ color: UIColor) {
    guard !styleIsFromApp else { return }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return }
    let lightness = (max(red, green, blue) + min(red, green, blue)) / 2
    super.indicatorStyle = lightness <= 0.5 && alpha > 0 ? .white : .black
  }

  /// Two taps are told apart from two of one only where they zoom.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let webView, gestureRecognizer === webView.doubleTap else {
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
