import UIKit

extension UIColor {
  static let brandBlue = UIColor(red: 0.1, green: 0.3, blue: 0.9, alpha: 1)

  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}

extension UIView {
  func addSubviews(_ views: UIView...) { views.forEach(addSubview) }

  var parentViewController: UIViewController? {
    sequence(first: self as UIResponder) { $0.next }.first { $0 is UIViewController }
      as? UIViewController
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
