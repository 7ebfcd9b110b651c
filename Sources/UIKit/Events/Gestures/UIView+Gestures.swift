extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.gesture.view !== self else { return }
    recognizer.gesture.view?.detach(recognizer)
    touching.recognizers.append(recognizer)
    recognizer.gesture.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.gesture.view === self else { return }
    touching.recognizers.removeAll { $0 === recognizer }
    let wasEnabled = recognizer.gesture.isEnabled
    recognizer.setEnabled(false)
    recognizer.gesture.isEnabled = wasEnabled
    recognizer.gesture.view = nil
  }

  func replaceRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for recognizer in touching.recognizers where !recognizers.contains(recognizer) {
      detach(recognizer)
    }
    for recognizer in recognizers { attach(recognizer) }
  }
}
