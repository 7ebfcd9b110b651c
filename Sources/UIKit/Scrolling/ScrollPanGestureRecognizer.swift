/// The recognizer that scrolls.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private let ownerReference: ItemReference
  private var owner: UIScrollView? { ownerReference.view as? UIScrollView }

  init(owner: UIScrollView) {
    ownerReference = owner.reference
    super.init(target: nil, action: nil)
    gesture.handler = { [weak self] in
      guard let self else { return }
      self.owner?.panDidChange(self)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    owner?.touchDidBegin()
  }

  override func mayBegin() -> Bool {
    owner?.mayBeginDragging(way: firstWay, touches: gesture.touches) ?? false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPinchGestureRecognizer
      && preventedGestureRecognizer.view === view)
  }

  override func resetGesture() {
    super.resetGesture()
    owner?.touchesDidEnd()
  }
}
