import UIKit
import WebKit

/// The web view of the Safari host.
///
/// Safari's bars are not UIKit's: Safari provides their insets itself. A page never receives the
/// top inset; a page with `viewport-fit=cover` receives those of other edges that no bar covers.
final class SafariWebView: WKWebView {
  /// The insets of the bars from the edges of the view, in points.
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

  /// The obscured insets: those of the bars and, without `viewport-fit=cover`, the safe area at the
  /// sides.
  var obscuredInsets: UIEdgeInsets {
    var insets = barInsets
    if scrollView.contentInsetAdjustmentBehavior != .never {
      insets.left = max(insets.left, safeAreaInsets.left)
      insets.right = max(insets.right, safeAreaInsets.right)
    }
    return insets
  }
}
