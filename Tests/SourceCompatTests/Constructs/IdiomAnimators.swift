import UIKit

class PulsingView: UIView {
  private var animator: UIViewPropertyAnimator?
  private var link: CADisplayLink?
  private var frames = 0

  func pulse() {
    animator?.stopAnimation(true)
    animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.7) {
      self.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    }
    animator?.addCompletion { position in if position == .end { self.transform = .identity } }
    animator?.startAnimation()
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.2,
      options: [.beginFromCurrentState], animations: { self.alpha = 0.8 }, completion: nil)
    UIView.transition(with: self, duration: 0.2, options: .transitionCrossDissolve) {
      self.backgroundColor = .green
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    link?.invalidate()
    link = nil
    guard window != nil else { return }
    link = CADisplayLink(target: self, selector: Selector("step:", PulsingView.step(_:)))
    link?.add(to: .main, forMode: .common)
  }

  private func step(_ link: CADisplayLink) { frames += 1 }
}
