import UIKit

class StarControl: UIControl {
  var rating = 0 {
    didSet {
      guard rating != oldValue else { return }
      setNeedsDisplay()
      sendActions(for: .valueChanged)
    }
  }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rating = Int(touch.location(in: self).x / 20)
    return super.beginTracking(touch, with: event)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(tintColor.cgColor)
    for index in 0..<rating {
      context.fillEllipse(in: CGRect(x: CGFloat(index) * 20, y: 0, width: 16, height: 16))
    }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 16) }
}
