import UIKit

extension UIView {
  /// The view's frame in its window's coordinate space, in points.
  var frameOnScreen: CGRect { convert(bounds, to: nil) }
}
