/// The pinch gesture recognizer that zooms a scroll view.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private let ownerReference: ItemReference
  private var owner: UIScrollView? { ownerReference.view as? UIScrollView }

  init(owner: UIScrollView) {
    ownerReference = owner.reference
    super.init(target: nil, action: nil)
    gesture.handler = { [weak self] in
      guard let self else { return }
      self.owner?.pinchDidChange(self)
    }
  }

  override func mayBegin() -> Bool { owner?.canZoom ?? false }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPanGestureRecognizer
      && preventedGestureRecognizer.view === view)
  }
}
