import UIKit

extension UIView {
  /// Its frame on the screen, in points.
  var frameOnScreen: CGRect { convert(bounds, to: nil) }
}
