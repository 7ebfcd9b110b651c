import Foundation

/// A continuous gesture recognizer that recognizes drags from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The distance from the edge within which the touch begins, in points.
  ///
  /// Source: unknown, guessed.
  static let width: CGFloat = 20

  /// The acceptable edges, in the current interface orientation.
  open var edges: UIRectEdge = []

  /// Fails unless the touch begins at the edge.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return super.touchesBegan(touches, with: event) }
    guard touches.allSatisfy(isAtEdge) else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ touch: UITouch) -> Bool {
    guard let window = touch.window else { return false }
    let place = touch.positionInWindow
    let width = UIScreenEdgePanGestureRecognizer.width
    return (edges.contains(.left) && place.x <= window.bounds.minX + width)
      || (edges.contains(.right) && place.x >= window.bounds.maxX - width)
      || (edges.contains(.top) && place.y <= window.bounds.minY + width)
      || (edges.contains(.bottom) && place.y >= window.bounds.maxY - width)
  }

  override func mayBegin() -> Bool {
    // The touch moves away from the edge, not along it.
    let way = firstWay
    let isSideways = abs(way.x) >= abs(way.y)
    return (edges.contains(.left) && isSideways && way.x > 0)
      || (edges.contains(.right) && isSideways && way.x < 0)
      || (edges.contains(.top) && !isSideways && way.y > 0)
      || (edges.contains(.bottom) && !isSideways && way.y < 0)
  }
}
