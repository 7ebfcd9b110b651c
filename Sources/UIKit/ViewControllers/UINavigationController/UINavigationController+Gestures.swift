import CoreGraphics
import Foundation

extension UINavigationController {
  /// Adds the gesture recognizers to the container's view.
  func makeGestures(on container: UIView) {
    gestures.popGuard.navigation = self
    let pop = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector("handlePop:", UINavigationController.handlePop))
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    pop.edges = isRightToLeft ? .right : .left
    pop.delegate = gestures.popGuard
    container.addGestureRecognizer(pop)
    gestures.pop = pop
    if Runtime.system.metrics.bars.barDesign == .glass {
      let content = UIPanGestureRecognizer(
        target: self,
        action: Selector("handleContentPop:", UINavigationController.handleContentPop))
      content.delegate = gestures.popGuard
      content.maximumNumberOfTouches = 1
      container.addGestureRecognizer(content)
      gestures.contentPop = content
    }
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("handleTap:", UINavigationController.handleTap))
    tap.cancelsTouchesInView = false
    tap.isEnabled = bars.hidesOnTap
    container.addGestureRecognizer(tap)
    gestures.tap = tap
    let swipe = UIPanGestureRecognizer(
      target: self, action: Selector("handleSwipe:", UINavigationController.handleSwipe))
    swipe.cancelsTouchesInView = false
    swipe.delegate = gestures.simultaneousRecognition
    swipe.isEnabled = bars.hidesOnSwipe
    container.addGestureRecognizer(swipe)
    gestures.swipe = swipe
  }

  private func handlePop(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    lead(recognizer, sign: recognizer.edges == .right ? -1 : 1)
  }

  private func handleContentPop(_ recognizer: UIPanGestureRecognizer) {
    lead(recognizer, sign: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
  }

  /// Drives a pop with a drag; `sign` is 1 if going back is a drag to the right.
  private func lead(_ recognizer: UIPanGestureRecognizer, sign: CGFloat) {
    let width = max(1, view.bounds.width)
    let share = sign * recognizer.translation(in: view).x / width
    switch recognizer.state {
    case .began: _ = beginInteractivePop()
    case .changed: updateInteractivePop(min(max(share, 0), 1))
    case .ended:
      // Half of the way, or a velocity that would reach it; estimated.
      let speed = sign * recognizer.velocity(in: view).x / width
      endInteractivePop(completes: share + speed * 0.2 > 0.5)
    case .cancelled, .failed: endInteractivePop(completes: false)
    default: return
    }
  }

  private func handleTap(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    setBarsHidden(!bars.isNavigationBarHidden)
  }

  private func handleSwipe(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .ended || recognizer.state == .changed else { return }
    let y = recognizer.translation(in: view).y
    guard abs(y) >= 20 else { return }
    setBarsHidden(y < 0)
  }

  /// Hides both bars when the keyboard of this controller's screen appears.
  func listenToKeyboard() {
    gestures.keyboardListener = nil
    guard bars.hidesWithKeyboard else { return }
    gestures.keyboardListener = NotificationListener(
      UIResponder.keyboardWillShowNotification
    ) { [weak self] in
      guard let self, viewIfLoaded?.window != nil, presentedViewController == nil else { return }
      setBarsHidden(true)
    }
  }

  /// Hides or shows both bars for a gesture; a toolbar that the app hides stays hidden.
  private func setBarsHidden(_ hidden: Bool) {
    changeBars(animated: true) { bars in
      guard hidden != bars.isNavigationBarHidden else { return }
      if hidden {
        bars.userHidToolbar = !bars.isToolbarHidden
        bars.isToolbarHidden = true
      } else if bars.userHidToolbar {
        bars.isToolbarHidden = false
        bars.userHidToolbar = false
      }
      bars.isNavigationBarHidden = hidden
    }
  }
}
