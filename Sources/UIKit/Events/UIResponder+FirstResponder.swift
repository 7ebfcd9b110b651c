extension UIResponder {
  /// The window at the end of the responder chain.
  var windowOfResponder: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      if let controller = current as? UIViewController { return controller.viewIfLoaded?.window }
      responder = current.next
    }
    return nil
  }

  func acquireFirstResponderStatus() -> Bool {
    guard let window = windowOfResponder else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    let take = { () -> Bool in
      if let old = window.firstResponder, !old.resignFirstResponder() { return false }
      window.firstResponder = self
      return true
    }
    // The keyboard stays visible when the first responder changes from one field to another.
    return window.windowScene?.keyboard.exchange(take) ?? take()
  }

  func relinquishFirstResponderStatus() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = windowOfResponder, window.firstResponder === self {
      window.firstResponder = nil
    }
    return true
  }
}

extension UIView {
  /// Makes the first responder inside this view resign.
  ///
  /// - Parameter force: Whether it must resign regardless of its own decision.
  /// - Returns: Whether there was none, or it has resigned.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window = self as? UIWindow ?? window,
      let responder = window.firstResponder, isAbove(responder)
    else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    window.firstResponder = nil
    return true
  }

  /// Returns whether a responder is this view, a descendant or the controller of one.
  private func isAbove(_ responder: UIResponder) -> Bool {
    if let view = responder as? UIView { return view.isInside(self) }
    return (responder as? UIViewController)?.viewIfLoaded?.isInside(self) ?? false
  }
}
