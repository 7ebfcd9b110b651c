public import Foundation

/// The layout guide of the bars at one end of a view controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The length by which the bars cover the view, in points.
  var length: CGFloat { get }
  /// The top edge of the guide, for constraints.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the guide, for constraints.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the guide, for constraints.
  var heightAnchor: NSLayoutDimension { get }
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
