import UIKit

extension Simulator {
  /// The accessibility elements of the screen in VoiceOver's order, one line each: traits, label, value,
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

  /// The notifications that the app has posted to assistive technologies, oldest first, such as "announcement
  /// Saved" (S20.10).
  public var accessibilityPosts: [String] { AccessibilityScreen.current.posts }

  /// Turns an accessibility setting on or off, and posts its notification (S20.9).
  public func setAccessibility(_ option: AccessibilityOption, _ isOn: Bool) {
    guard let setting = AccessibilitySetting(rawValue: option.rawValue) else {
      preconditionFailure("\(option) is no setting of UIAccessibility")
    }
    AccessibilityScreen.current.set(setting, isOn)
    layOut()
  }

  /// Activates the first element with a label, as a double tap does with VoiceOver (S20.4).
  ///
  /// - Returns: Whether there is such an element.
  @discardableResult
  public func activateElement(labeled label: String) -> Bool {
    guard let node = element(labeled: label) else { return false }
    if !node.element.accessibilityActivate() { tap(at: node.activationPoint) }
    layOut()
    return true
  }

  /// Performs a custom action of the first element with a label (S20.5).
  ///
  /// - Returns: Whether the action was performed.
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
