public import Foundation

/// The layout guide of the bars at one end of a view controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the bars reach into the view, in points.
  var length: CGFloat { get }
  /// The top edge of the guide, for constraints.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the guide, for constraints.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the guide, for constraints.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of the bars at the top or at the bottom of a controller's view.
///
/// UIKit makes it a hidden view without width at the edge; here it is a guide with that rectangle.
final class _UILayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  /// The end of the view that a guide stands at.
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

extension UIViewController {
  func layoutSupport(_ end: _UILayoutSupportGuide.End) -> _UILayoutSupportGuide {
    let view = loadedView
    let known = end == .top ? insets.topGuide : insets.bottomGuide
    if let known, known.owningView === view { return known }
    let guide = _UILayoutSupportGuide(end, of: view)
    if end == .top { insets.topGuide = guide } else { insets.bottomGuide = guide }
    return guide
  }
}
