import CoreGraphics
import Foundation

/// Finds drags from side to side over rows that can be swiped.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  private weak var controller: SwipeController?

  init(for controller: SwipeController) {
    self.controller = controller
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    gesture.handler = { [weak self] in self?.panDidChange() }
  }

  override func mayBegin() -> Bool {
    guard abs(firstWay.x) > abs(firstWay.y), let view else { return false }
    let point = location(in: view)
    return controller?.mayBegin(
      at: CGPoint(x: point.x - firstWay.x, y: point.y - firstWay.y), goesRight: firstWay.x > 0)
      ?? false
  }

  private func panDidChange() {
    switch state {
    case .began, .changed: controller?.move(by: translation(in: view).x)
    case .ended: controller?.endDragging(velocity: velocity(in: view).x)
    case .cancelled: controller?.endDragging(velocity: 0)
    case .possible, .failed: return
    }
  }
}
