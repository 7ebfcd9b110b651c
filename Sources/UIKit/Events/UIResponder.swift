public import Foundation

/// An object that responds to events: views, view controllers, windows, scenes and the app.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Associated objects, observers and waiting calls.
  nonisolated let attachments = AttachmentSlot()

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder, which receives the events that this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// A Boolean value that indicates whether the responder agrees to be the first one; `false`
  /// unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder agrees to stop being the first one.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether keys and actions come here first.
  open var isFirstResponder: Bool { windowOfResponder?.firstResponder === self }

  /// Asks to become the first responder of the window; returns whether it now is.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Asks to resign as the first responder; returns whether it has.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  // MARK: Keyboard

  /// A custom input view in place of the keyboard; `nil` is the keyboard.
  open var inputView: UIView? { nil }

  /// A custom view above the keyboard while the responder, or one before it, is the first
  /// responder.
  open var inputAccessoryView: UIView? { nil }

  /// Updates the input views of the first responder.
  open func reloadInputViews() { windowOfResponder?.windowScene?.keyboard.update() }

  // MARK: Touches

  /// Tells the responder that touches came down.
  ///
  /// The default implementation forwards them to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells the responder that touches have moved.
  ///
  /// The default implementation forwards them to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells the responder that touches have ended.
  ///
  /// The default implementation forwards them to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells the responder that the system has canceled touches.
  ///
  /// The default implementation forwards them to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Accessibility

  /// Dismisses a modal view, for VoiceOver's escape gesture, and returns whether it did.
  ///
  /// The default implementation returns `false`. There is no VoiceOver here, so only the app calls it.
  open func accessibilityPerformEscape() -> Bool { false }

  // MARK: Observing

  /// Tells the responder that a value has changed that the responder observes by name; an error
  /// unless overridden.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { refuseValue(keyPath, of: object) }
}
