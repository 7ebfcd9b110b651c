import Foundation

/// The guide of the bars at the top or at the bottom of a controller's view.
///
/// In UIKit, the object is a hidden view without width at the edge; here, it is a layout guide with the same
/// frame.
final class _UILayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  /// The end of the view at which a guide is.
  enum End {
    case top
    case bottom
  }

  private let end: End

  init(_ end: End, of view: UIView) {
    self.end = end
    super.init(
      identifier: end == .top ? "_UIViewControllerTop" : "_UIViewControllerBottom", owner: view
    ) { view in
      let insets = view.safeAreaInsets
      let bounds = view.bounds
      return switch end {
      case .top: CGRect(x: bounds.minX, y: bounds.minY, width: 0, height: insets.top)
      case .bottom:
        CGRect(x: bounds.minX, y: bounds.maxY - insets.bottom, width: 0, height: insets.bottom)
      }
    }
  }

  /// The extent of the bars over the view, in points.
  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return end == .top ? insets.top : insets.bottom
  }
}
