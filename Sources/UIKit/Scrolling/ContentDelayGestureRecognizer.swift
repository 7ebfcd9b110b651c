import Foundation

/// Delays touches in the content for 150 ms, in which they may turn out to scroll (S4.34).
final class ContentDelayGestureRecognizer: UIGestureRecognizer {
  /// The delay, in seconds (S4.34).
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

  override func resetGesture() { timer.stop() }
}
