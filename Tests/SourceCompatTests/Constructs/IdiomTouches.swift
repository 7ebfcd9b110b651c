import UIKit

final class DrawingView: UIView {
  private var points: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let point = touches.first?.location(in: self) { points = [point] }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    points += touches.map { $0.location(in: self) }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let first = points.first else { return }
    context.move(to: first)
    for point in points.dropFirst() { context.addLine(to: point) }
    context.strokePath()
  }
}
