import UIKit

/// Sea, sky and a light, drawn.
class HorizonView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor.systemIndigo.setFill()
    UIRectFill(bounds)
    var sea = bounds
    sea.origin.y = bounds.height * 0.65
    sea.size.height -= sea.origin.y
    UIColor.systemTeal.setFill()
    UIRectFill(sea)
    let lamp = CGRect(x: bounds.width * 0.7, y: bounds.height * 0.3, width: 12, height: 12)
    UIColor.systemYellow.setFill()
    UIRectFill(lamp)
    UIColor.white.setFill()
    UIRectFill(
      CGRect(x: lamp.minX + 2, y: lamp.maxY, width: 8, height: sea.minY - lamp.maxY + 6))
  }
}
