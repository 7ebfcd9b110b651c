import Foundation

/// A button of a bar, which shows its item again when its surroundings or its state change.
class BarControl: UIControl {
  /// Shows the item as it is now.
  func show() {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The appearance of items inside containers depends on the superview.
    if window != nil { show() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func stateDidChange() { show() }
}
