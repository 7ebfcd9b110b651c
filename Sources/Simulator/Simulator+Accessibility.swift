import UIKit

extension Simulator {
  /// The elements of the screen in the order in which VoiceOver reads them, a line for each: traits, label, value,
  /// hint, identifier, actions and frame (S20.11).
  ///
  /// ```text
  /// staticText header "Settings" (16 59 120 41)
  /// button toggleButton "Wi-Fi" value "1" (326 112 51 31)
  /// ```
  public var accessibilityTree: String {
    layOut()
    return AccessibilityTree.text(AccessibilityTree.nodes(of: scene))
  }

  /// What the app has posted to assistive apps, oldest first, such as "announcement Saved" (S20.10).
  public var accessibilityPosts: [String] { AccessibilityScreen.current.posts }

  /// Turns a setting of assistive apps on or off, and tells observers (S20.9).
  public func setAccessibility(_ option: AccessibilityOption, _ isOn: Bool) {
    guard let setting = AccessibilitySetting(rawValue: option.rawValue) else {
      preconditionFailure("\(option) is no setting of UIAccessibility")
    }
    AccessibilityScreen.current.set(setting, isOn)
    layOut()
  }

  /// Activates the first element with a label, as VoiceOver's double tap does; returns whether there is one (S20.4).
  @discardableResult
  public func activateElement(labeled label: String) -> Bool {
    guard let node = element(labeled: label) else { return false }
    if !node.element.accessibilityActivate() { tap(at: node.activationPoint) }
    layOut()
    return true
  }

  /// Does a custom action of the first element with a label; returns whether it was done (S20.5).
  @discardableResult
  public func performAccessibilityAction(named name: String, ofElementLabeled label: String) -> Bool
  {
    guard let node = element(labeled: label),
      let action = node.element.accessibilityCustomActions?.first(where: { $0.name == name })
    else { return false }
    let isDone = action.perform()
    layOut()
    return isDone
  }

  private func element(labeled label: String) -> AccessibilityNode? {
    layOut()
    return AccessibilityTree.nodes(of: scene).first { $0.label == label }
  }
}
