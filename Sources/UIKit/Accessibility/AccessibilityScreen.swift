import Foundation

/// The accessibility state of the device: the settings, the focus, and the notifications that the app has
/// posted.
@MainActor
package final class AccessibilityScreen: DeviceScoped {
  /// The accessibility state of the booted device.
  package static var current: AccessibilityScreen { Runtime.shared(AccessibilityScreen.self) }

  private var settings: [AccessibilitySetting: Bool] = [:]
  /// The posted notifications, oldest first, such as "announcement Saved".
  package private(set) var posts: [String] = []
  /// The element with the focus.
  package private(set) weak var focused: AnyObject?

  package init() {}

  /// Returns whether a setting is on; settings that are also traits are stored with the device's traits (S20.9).
  func isOn(_ setting: AccessibilitySetting) -> Bool {
    let traits = Runtime.environment?.scene.traitCollection
    switch setting {
    case .isBoldTextEnabled where traits?.legibilityWeight == .bold: return true
    case .isDarkerSystemColorsEnabled where traits?.accessibilityContrast == .high: return true
    default: return settings[setting] ?? setting.isOnByDefault
    }
  }

  /// Turns a setting on or off, and posts its notification.
  package func set(_ setting: AccessibilitySetting, _ isOn: Bool) {
    guard self.isOn(setting) != isOn else { return }
    settings[setting] = isOn
    if let scene = Runtime.environment?.scene {
      if setting == .isBoldTextEnabled {
        scene.setSystemTraits(legibilityWeight: isOn ? .bold : .regular)
      }
      if setting == .isDarkerSystemColorsEnabled {
        scene.setSystemTraits(contrast: isOn ? .high : .normal)
      }
    }
    NotificationCenter.default.post(name: setting.notification, object: nil)
  }

  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    posts.append(
      [notification.name, Self.text(of: argument)].compactMap { $0 }.joined(separator: " "))
    switch notification {
    case .screenChanged, .layoutChanged:
      if let element = argument as? UIResponder { focus(element) }
    case .announcement:
      guard isOn(.isVoiceOverRunning) else { return }
      let said = Self.text(of: argument) ?? ""
      Runtime.loop.post {
        NotificationCenter.default.post(
          name: UIAccessibility.announcementDidFinishNotification, object: nil,
          userInfo: [
            UIAccessibility.announcementStringValueUserInfoKey: said,
            UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
          ])
      }
    default: break
    }
  }

  /// Moves the focus to an element (S20.8).
  package func focus(_ element: UIResponder?) {
    let old = focused as? UIResponder
    guard old !== element else { return }
    focused = element
    old?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
    var information: [AnyHashable: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier
        .notificationVoiceOver.rawValue
    ]
    information[UIAccessibility.focusedElementUserInfoKey] = element
    information[UIAccessibility.unfocusedElementUserInfoKey] = old
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: element, userInfo: information)
  }

  private static func text(of argument: Any?) -> String? {
    switch argument {
    case let text as String: text
    case let text as NSAttributedString: text.string
    case let element as UIResponder: element.accessibilityLabel ?? element.accessibilityIdentifier
    default: nil
    }
  }
}

extension UIAccessibility.Notification {
  fileprivate var name: String {
    switch self {
    case .screenChanged: "screenChanged"
    case .layoutChanged: "layoutChanged"
    case .announcement: "announcement"
    case .pageScrolled: "pageScrolled"
    case .pauseAssistiveTechnology: "pauseAssistiveTechnology"
    case .resumeAssistiveTechnology: "resumeAssistiveTechnology"
    default: "notification \(rawValue)"
    }
  }
}
