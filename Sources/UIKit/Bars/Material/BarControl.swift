import Foundation

/// A button of a bar, which shows its item again when its surroundings or its state change.
class BarControl: UIControl {
  /// Shows the item as it is now.
  func show() {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // What is set for items inside of others depends on the place.
    if window != nil { show() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func stateDidChange() { show() }
}
