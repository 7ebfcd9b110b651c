import Foundation

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

  override func forgetGesture() {
    super.forgetGesture()
    owner?.touchesDidEnd()
  }
}

/// The recognizer that zooms.
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

/// Holds touches back from the content for 150 ms, in which they may turn out to scroll (S4.34).
final class ContentDelayGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds (S4.34).
  static let delay: TimeInterval = 0.15

  private let ownerReference: ItemReference
  private var owner: UIScrollView? { ownerReference.view as? UIScrollView }
  private let timer = Countdown()

  init(owner: UIScrollView) {
    ownerReference = owner.reference
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard owner?.holdsTouchesBack == true else {
      state = .failed
      return
    }
    timer.start(after: ContentDelayGestureRecognizer.delay) { [weak self] in
      self?.state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func forgetGesture() { timer.stop() }
}

extension UIScrollView {
  /// Whether a touch may turn out to scroll, so that content has to wait for it.
  var holdsTouchesBack: Bool {
    delaysContentTouches && isScrollEnabled && (canDragHorizontally || canDragVertically)
  }

  func addScrollRecognizers() {
    addGestureRecognizer(ContentDelayGestureRecognizer(owner: self))
    addGestureRecognizer(panGestureRecognizer)
  }
}
