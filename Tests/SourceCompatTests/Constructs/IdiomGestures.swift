import UIKit

class DraggableView: UIView, UIGestureRecognizerDelegate {
  private var start = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector("pan:", DraggableView.pan(_:)))
    pan.delegate = self
    addGestureRecognizer(pan)
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("tap:", DraggableView.tap(_:)))
    tap.numberOfTapsRequired = 2
    addGestureRecognizer(tap)
    pan.require(toFail: tap)
    isUserInteractionEnabled = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: start = center
    case .changed:
      let translation = recognizer.translation(in: superview)
      center = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
    case .ended, .cancelled: center = start
    default: break
    }
  }

  private func tap(_ recognizer: UITapGestureRecognizer) {
    backgroundColor = recognizer.location(in: self).x > bounds.midX ? .red : .blue
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
