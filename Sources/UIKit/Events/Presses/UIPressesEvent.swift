public import Foundation

/// An event of pressed buttons or keys.
open class UIPressesEvent: UIEvent {
  private let presses: Set<UIPress>
  private let flags: UIKeyModifierFlags

  init(presses: Set<UIPress>, _ flags: UIKeyModifierFlags) {
    self.presses = presses
    self.flags = flags
    super.init(touches: [])
  }

  /// The type of the event: `.presses`.
  open override var type: EventType { .presses }

  /// The modifier keys that are pressed.
  open override var modifierFlags: UIKeyModifierFlags { flags }

  /// The time of the event, in seconds of the virtual clock.
  open override var timestamp: TimeInterval { presses.map(\.timestamp).max() ?? 0 }

  /// All presses of the event.
  open var allPresses: Set<UIPress> { presses }

  /// Returns the presses that a gesture recognizer receives; always empty here.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
