public import Foundation

/// What can handle events: views, controllers, windows, scenes and the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Associated objects, observers and waiting calls.
  nonisolated let attachments = AttachmentSlot()

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The responder that events go to when this one does not handle them.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder agrees to be the first one; `false` unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder agrees to stop being the first one.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys and actions come here first.
  open var isFirstResponder: Bool { windowOfResponder?.firstResponder === self }

  /// Asks to be the first responder of the window; returns whether it now is.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Asks to stop being the first responder; returns whether it now is not.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  // MARK: Keyboard

  /// The responder's own view in the place of the keyboard; `nil` is the keyboard.
  open var inputView: UIView? { nil }

  /// What stands above the keyboard while the responder, or one before it, is the first.
  open var inputAccessoryView: UIView? { nil }

  /// Lets the system ask again for the input views of the first responder.
  open func reloadInputViews() { windowOfResponder?.windowScene?.keyboard.update() }

  // MARK: Touches

  /// Handles fingers that came down; hands them on to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Handles fingers that moved; hands them on to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Handles fingers that were lifted; hands them on to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Handles fingers that the system took away; hands them on to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Observing

  /// Tells that a value has changed that the responder observes by name; an error unless overridden.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { refuseValue(keyPath, of: object) }
}

extension UIResponder {
  /// The window at the end of the chain of responders.
  var windowOfResponder: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      if let controller = current as? UIViewController { return controller.viewIfLoaded?.window }
      responder = current.next
    }
    return nil
  }

  private func takeFirstResponder() -> Bool {
    guard let window = windowOfResponder else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    let take = { () -> Bool in
      if let old = window.firstResponder, !old.resignFirstResponder() { return false }
      window.firstResponder = self
      return true
    }
    // From one field to the next the keyboard stays.
    return window.windowScene?.keyboard.exchange(take) ?? take()
  }

  private func giveUpFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = windowOfResponder, window.firstResponder === self {
      window.firstResponder = nil
    }
    return true
  }
}
