import Foundation

/// Key presses of a hardware keyboard, which become key commands, press events or text, in this order (S18.4,
/// S18.5).
extension UIWindowScene {
  /// Presses and releases a key.
  ///
  /// - Parameters:
  ///   - input: The characters of the key, or one of the constants of `UIKeyCommand`.
  ///   - flags: The modifier keys that are pressed.
  /// - Returns: The title of the command, or "" if it has none; `nil` if no command matches.
  @discardableResult
  package func pressKey(_ input: String, _ flags: UIKeyModifierFlags) -> String? {
    guard let window = keyWindow ?? visibleWindows.last else { return nil }
    let first = window.firstResponder ?? window.controllerOfKeys ?? window
    let text = first as? any UIKeyInput
    if let (command, target) = command(of: first, for: input, flags),
      text == nil || command.comesBeforeText
    {
      _ = UIApplication.perform(command.action, on: target, sender: command, event: nil)
      layOut()
      return command.title
    }
    send(input, flags, to: first, in: window)
    if let text, flags.isDisjoint(with: [.command, .control]) {
      if input == "\u{8}" {
        text.deleteBackward()
      } else if !input.hasPrefix("UIKeyInput") {
        text.insertText(input)
      }
    }
    layOut()
    return nil
  }

  /// Returns the first command in the responder chain that has the keys and can be performed now.
  private func command(
    of first: UIResponder, for input: String, _ flags: UIKeyModifierFlags
  ) -> (command: UIKeyCommand, target: AnyObject)? {
    var responder: UIResponder? = first
    while let current = responder {
      let added = (current as? UIViewController)?.addedKeyCommands ?? []
      for command in (current.keyCommands ?? []) + added
      where command.has(input, flags) {
        guard let target = first.target(forAction: command.action, withSender: command) else {
          continue
        }
        (target as? UIResponder)?.validate(command)
        guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { continue }
        return (command, target as AnyObject)
      }
      responder = current.next
    }
    return nil
  }

  private func send(
    _ input: String, _ flags: UIKeyModifierFlags, to first: UIResponder, in window: UIWindow
  ) {
    let press = UIPress(
      key: UIKey(characters: input, flags), window: window, responder: first,
      timestamp: Runtime.loop.now)
    let event = UIPressesEvent(presses: [press], flags)
    first.pressesBegan([press], with: event)
    press.end(at: Runtime.loop.now)
    first.pressesEnded([press], with: event)
  }
}

extension UIWindow {
  /// The view controller that receives key presses without a first responder: the topmost presented one.
  fileprivate var controllerOfKeys: UIResponder? {
    rootViewController?.presentationChain.last?.deepestVisible
  }
}

extension UIViewController {
  /// The innermost visible child view controller.
  fileprivate var deepestVisible: UIViewController {
    switch self {
    case let navigation as UINavigationController:
      navigation.topViewController?.deepestVisible ?? self
    case let tabs as UITabBarController: tabs.selectedViewController?.deepestVisible ?? self
    default: self
    }
  }
}

extension UIKeyCommand {
  fileprivate func has(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
    self.input?.lowercased() == input.lowercased() && modifierFlags == flags
  }

  /// Whether the command takes precedence over text input; keys that produce no text always do.
  fileprivate var comesBeforeText: Bool {
    if wantsPriorityOverSystemBehavior { return true }
    if !modifierFlags.isDisjoint(with: [.command, .control, .alternate]) { return true }
    return input == UIKeyCommand.inputEscape || (input ?? "").hasPrefix("UIKeyInputF")
  }
}
