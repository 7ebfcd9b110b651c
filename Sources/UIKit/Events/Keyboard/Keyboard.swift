package import Foundation

/// The keyboard of a scene's screen: comes up for first responders that take text, and tells.
@MainActor
package final class Keyboard {
  private weak var scene: UIWindowScene?
  private var window: KeyboardWindow?
  private weak var responder: UIResponder?
  private var guides: [WeakKeyboardGuide] = []
  private var isExchanging = false
  private var isForced = false
  private let timer = Countdown()

  /// Whether the software keyboard stays away because keys of hardware are there.
  package var hasHardwareKeys = false {
    didSet { if hasHardwareKeys != oldValue { update() } }
  }

  /// Whether keyboard or input views are up.
  package private(set) var isShown = false

  /// The rectangle of what is up, on the screen; below the screen when nothing is.
  package private(set) var frame = CGRect.zero

  /// Whether the keys are light or dark (S9.8).
  package var userInterfaceStyle: UIUserInterfaceStyle {
    window?.traitCollection.userInterfaceStyle ?? .unspecified
  }

  /// Whether the letters on the keys are uppercase (S9.11).
  package var isShifted: Bool { window?.isShifted ?? false }

  /// Where a keyboard of a pad floats; `nil` when it stands at the bottom.
  package private(set) var floatingFrame: CGRect?

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  // MARK: By hand

  /// Brings the keyboard up although no one takes text.
  package func show() {
    isForced = true
    update()
  }

  /// Does what the key does that hides the keyboard: the first responder stops being it.
  package func dismiss() {
    isForced = false
    if let responder, !responder.resignFirstResponder() { return }
    update()
  }

  /// Lets the keyboard of a pad float, or puts it back to the bottom.
  package func float(at frame: CGRect?) {
    floatingFrame = frame
    update()
  }

  // MARK: First responder

  /// Runs a change of first responder, after which the keyboard looks once.
  func exchange<Result>(_ change: () -> Result) -> Result {
    guard !isExchanging else { return change() }
    isExchanging = true
    let result = change()
    isExchanging = false
    update()
    return result
  }

  /// Looks who the first responder is.
  func update() {
    guard !isExchanging, let scene else { return }
    let windows = [scene.keyWindow].compactMap { $0 } + scene.visibleWindows.reversed()
    responder = windows.lazy.compactMap(\.firstResponder).first
    let set = InputSet(of: responder, isForced: isForced && !hasHardwareKeys, keyboard: self)
    move(to: set)
  }

  /// Shows capital letters where the first responder's text asks for them (S9.11).
  func textDidChange() {
    guard isShown, !isExchanging,
      let set = InputSet(of: responder, isForced: isForced && !hasHardwareKeys, keyboard: self)
    else { return }
    window?.isShifted = set.isShifted
  }

  // MARK: Moving

  private func move(to set: InputSet?) {
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
    place(set, end)
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

  private func place(_ set: InputSet?, _ frame: CGRect) {
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
