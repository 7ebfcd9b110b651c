import UIKit
import WebKit

/// The web view of the Safari host.
///
/// Safari's bars are not bars of UIKit: it says itself what they cover. A page never receives the
/// top inset; a covering page receives the other edges where no bar lies over them.
final class SafariWebView: WKWebView {
  /// What the bars cover, in points from the edges of the view.
  var barInsets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }

  override var safeAreaInsets: UIEdgeInsets {
    let insets = super.safeAreaInsets
    let bottom =
      scrollView.contentInsetAdjustmentBehavior == .never
      ? max(0, insets.bottom - barInsets.bottom) : 0
    return UIEdgeInsets(top: 0, left: insets.left, bottom: bottom, right: insets.right)
  }

  /// What the page must treat as covered: the bars, and for an avoiding page the housing's sides.
  var coveredInsets: UIEdgeInsets {
    var insets = barInsets
    if scrollView.contentInsetAdjustmentBehavior != .never {
      insets.left = max(insets.left, safeAreaInsets.left)
      insets.right = max(insets.right, safeAreaInsets.right)
    }
    return insets
  }
}
