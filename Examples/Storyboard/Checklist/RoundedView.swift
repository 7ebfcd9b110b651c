import UIKit

@IBDesignable
class RoundedView: UIView {
  @IBInspectable var radius: CGFloat = 0 {
    didSet { layer.cornerRadius = radius }
  }
}
