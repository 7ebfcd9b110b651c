import Foundation
import UIKit

/// The scroll view of a web view (W130, W131).
///
/// It reports every change to the web view; its delegate is the app's alone.
final class WKScrollView: UIScrollView {
  /// The web view; set once it exists.
  weak var webView: WKWebView?

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Assigns the behaviour that the page asks for, unless the app has assigned one (W27, W29).
  func assignPageBehaviour(avoidsUnsafeArea: Bool) {
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

  /// The page's scale (W135).
  ///
  /// - Divergence: assigning it does not zoom; pages are shown at the scale they begin with.
  override var zoomScale: CGFloat {
    get { webView?.pageScale ?? super.zoomScale }
    set { super.zoomScale = newValue }
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    webView?.schedulePageUpdate()
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != old { webView?.scrollViewDidMove() }
    }
  }
}
