import UIKit

final class RingView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  private var shape: CAShapeLayer { layer as! CAShapeLayer }

  override func layoutSubviews() {
    super.layoutSubviews()
    shape.path = CGPath(ellipseIn: bounds.insetBy(dx: 4, dy: 4), transform: nil)
    shape.strokeColor = UIColor.systemBlue.cgColor
    shape.fillColor = UIColor.clear.cgColor
    shape.lineWidth = 4
  }
}
