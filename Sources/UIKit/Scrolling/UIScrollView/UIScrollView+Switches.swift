import Foundation

extension UIScrollView {
  func changeIndicators(_ change: (inout IndicatorState) -> Void) {
    change(&scroll.indicators)
    guard scroll.indicators.layers != nil else { return }
    layOutIndicators()
  }

  func setScrollEnabled(_ enabled: Bool) {
    guard enabled != scroll.isScrollEnabled else { return }
    scroll.isScrollEnabled = enabled
    panRecognizer.isEnabled = enabled
    if !enabled, isDecelerating {
      stopMoving()
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  func stopScrollAndZoom() {
    let wasDecelerating = isDecelerating
    stopMoving()
    scroll.zoom.number += 1
    scroll.zoom.isAnimating = false
    scroll.zoom.isBouncing = false
    if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
  }

  func setRefreshControl(_ control: UIRefreshControl?) {
    guard control !== scroll.refreshControl else { return }
    scroll.refreshControl?.removeFromScrollView()
    scroll.refreshControl = control
    control?.join(self)
  }

  // MARK: Keyboard

  /// Hides the keyboard when a drag begins, if the keyboard dismiss mode is `onDrag` (S4.32).
  func dismissKeyboardOnDrag() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: window?.endEditing(true)
    case .none, .interactive, .interactiveWithAccessory: return
    }
  }

  /// Hides the keyboard if the touch that scrolled was lifted over it on its way down (S4.32).
  func dismissKeyboardInteractively() {
    switch keyboardDismissMode {
    case .interactive, .interactiveWithAccessory:
      guard let window, let scene = window.windowScene, scene.keyboard.isShown,
        panRecognizer.velocity(in: window).y > 0
      else { return }
      let location = window.convert(panRecognizer.location(in: window), to: nil)
      let padding = keyboardLayoutGuide.keyboardDismissPadding
      if scene.keyboard.frame.minY - padding <= location.y { window.endEditing(true) }
    case .none, .onDrag, .onDragWithAccessory: return
    }
  }
}
