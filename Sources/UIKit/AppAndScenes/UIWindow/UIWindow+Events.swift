import Foundation

extension UIWindow {
  /// Finds the view of fingers that came down and tells each view of its fingers.
  func deliver(_ event: UIEvent) {
    let touches = event.touches.filter { $0.window === self }
    for touch in touches where touch.phase == .began && touch.view == nil {
      touch.view = hitTest(touch.positionInWindow, with: event)
    }
    let views = Dictionary(grouping: touches.filter { $0.view != nil }) { touch in
      touch.view.map(ObjectIdentifier.init)
    }
    for group in views.values {
      guard let view = group.first?.view else { continue }
      tell(view, of: group, event)
    }
  }

  private func tell(_ view: UIView, of touches: [UITouch], _ event: UIEvent) {
    func some(_ phase: UITouch.Phase) -> Set<UITouch>? {
      let matching = Set(touches.filter { $0.phase == phase })
      return matching.isEmpty ? nil : matching
    }
    if let began = some(.began) { view.touchesBegan(began, with: event) }
    if let moved = some(.moved) { view.touchesMoved(moved, with: event) }
    if let ended = some(.ended) { view.touchesEnded(ended, with: event) }
    if let cancelled = some(.cancelled) { view.touchesCancelled(cancelled, with: event) }
  }
}
