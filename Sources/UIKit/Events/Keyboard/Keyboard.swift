package import Foundation

/// The keyboard of a scene's screen: it is shown for first responders that accept text, and posts
/// notifications.
@MainActor
package final class Keyboard {
  private weak var scene: UIWindowScene?
  private var window: KeyboardWindow?
  private weak var responder: UIResponder?
  private var guides: [WeakKeyboardGuide] = []
  private var isExchanging = false
  private var isForced = false
  private let timer = Countdown()

  /// Whether the software keyboard is hidden because a hardware keyboard is connected.
  package var hasHardwareKeys = false {
    didSet { if hasHardwareKeys != oldValue { update() } }
  }

  /// Whether a keyboard or input views are shown.
  package private(set) var isShown = false

  /// The frame of the shown keyboard or input views, on the screen; below the screen if there are
  /// none.
  package private(set) var frame = CGRect.zero

  /// Whether the keys are light or dark (S9.8).
  package var userInterfaceStyle: UIUserInterfaceStyle {
    window?.traitCollection.userInterfaceStyle ?? .unspecified
  }

  /// Whether the letters on the keys are uppercase (S9.11).
  package var isShifted: Bool { window?.isShifted ?? false }

  /// The frame of an iPad's floating keyboard; `nil` if it is docked at the bottom.
  package private(set) var floatingFrame: CGRect?

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  // MARK: By hand

  /// Shows the keyboard although no responder accepts text.
  package func show() {
    isForced = true
    update()
  }

  /// Performs the action of the key that hides the keyboard: the first responder resigns.
  package func dismiss() {
    isForced = false
    if let responder, !responder.resignFirstResponder() { return }
    update()
  }

  /// Makes the keyboard of an iPad float, or docks it at the bottom.
  package func float(at frame: CGRect?) {
    floatingFrame = frame
    update()
  }

  // MARK: First responder

  /// Performs a change of first responder, and updates the keyboard once afterward.
  func exchange<Result>(_ change: () -> Result) -> Result {
    guard !isExchanging else { return change() }
    isExchanging = true
    let result = change()
    isExchanging = false
    update()
    return result
  }

  /// Updates the keyboard for the current first responder.
  func update() {
    guard !isExchanging, let scene else { return }
    let windows = [scene.keyWindow].compactMap { $0 } + scene.visibleWindows.reversed()
    responder = windows.lazy.compactMap(\.firstResponder).first
    let set = InputSet(of: responder, isForced: isForced && !hasHardwareKeys, keyboard: self)
    transition(to: set)
  }

  /// Shows uppercase letters if the first responder's text requires them (S9.11).
  func textDidChange() {
    guard isShown, !isExchanging,
      let set = InputSet(of: responder, isForced: isForced && !hasHardwareKeys, keyboard: self)
    else { return }
    window?.isShifted = set.isShifted
  }

  // MARK: Moving

  private func transition(to set: InputSet?) {
    guard let scene else { return }
    let screen = scene.geometry.size
    let height = set?.height(in: scene) ?? 0
    let wasShown = isShown
    let begin =
      wasShown ? frame : CGRect(x: 0, y: screen.height, width: screen.width, height: height)
    var end = CGRect(
      x: 0, y: screen.height - height, width: screen.width, height: height)
    if set == nil { end = CGRect(origin: CGPoint(x: 0, y: screen.height), size: begin.size) }
    if set?.hasKeys == true, let floatingFrame { end = floatingFrame }
    updateWindow(set, end)
    guard wasShown || set != nil, begin != end || wasShown != (set != nil) else { return }
    isShown = set != nil
    frame = end
    var names: [(will: NSNotification.Name, did: NSNotification.Name)] = [
      (
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification
      )
    ]
    if !isShown {
      names.append(
        (UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification))
    } else if floatingFrame == nil {
      names.append(
        (UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification))
    }
    let userInfo = Keyboard.userInfo(begin: begin, end: end)
    for name in names { post(name.will, userInfo) }
    Runtime.animation.run(duration: KeyboardMetrics.duration) { updateGuides() }
    timer.start(after: KeyboardMetrics.duration) { [weak self] in
      for name in names { self?.post(name.did, userInfo) }
    }
  }

  private static func userInfo(begin: CGRect, end: CGRect) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
        value: KeyboardMetrics.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardMetrics.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  private func post(_ name: NSNotification.Name, _ userInfo: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: scene?.screen, userInfo: userInfo)
  }

  private func updateWindow(_ set: InputSet?, _ frame: CGRect) {
    guard let scene else { return }
    guard let set else {
      window?.show(nil, at: frame)
      window?.isHidden = true
      return
    }
    let window = window ?? KeyboardWindow(windowScene: scene)
    self.window = window
    window.frame = CGRect(origin: .zero, size: scene.geometry.size)
    window.isHidden = false
    window.show(set, at: frame)
  }

  // MARK: Guides

  func add(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0.guide == nil }
    guides.append(WeakKeyboardGuide(guide: guide))
  }

  private func updateGuides() {
    for entry in guides {
      entry.guide?.owningView?.layoutNumbersChanged()
      entry.guide?.owningView?.setNeedsLayout()
    }
  }
}

private struct WeakKeyboardGuide {
  weak var guide: UIKeyboardLayoutGuide?
}

extension UIWindowScene {
  /// The keyboard of the screen.
  package var keyboard: Keyboard {
    if let storedKeyboard { return storedKeyboard }
    let keyboard = Keyboard(scene: self)
    storedKeyboard = keyboard
    return keyboard
  }
}
