import CoreGraphics
public import Foundation

/// The accessibility settings, and the notifications that an app posts to assistive technologies.
///
/// No assistive technology runs on the device: a test changes the settings, and reads what was posted (S20.9,
/// S20.10).
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A notification that an app posts to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value of the notification.
    public let rawValue: UInt32

    /// Creates a notification from its raw value.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new view appears that covers a major part of the screen; the argument is an element to focus, or a
    /// string to announce.
    public static let screenChanged: Notification = .init(rawValue: 1000)
    /// The layout of the screen changes; the argument is an element to focus, or a string to announce.
    public static let layoutChanged: Notification = .init(rawValue: 1001)
    /// An announcement to speak, which is the argument, a string.
    public static let announcement: Notification = .init(rawValue: 1008)
    /// A scroll action completes; the argument is a string with the new position.
    public static let pageScrolled: Notification = .init(rawValue: 1009)
    /// Pauses an assistive technology; the argument is its identifier.
    public static let pauseAssistiveTechnology: Notification = .init(rawValue: 1019)
    /// Resumes an assistive technology; the argument is its identifier.
    public static let resumeAssistiveTechnology: Notification = .init(rawValue: 1020)
  }

  /// The identifier of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw value of the identifier.
    public let rawValue: String

    /// Creates an identifier from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The screen reader of the system, VoiceOver.
    public static let notificationVoiceOver: AssistiveTechnologyIdentifier = .init(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control, with which users operate the device by switches.
    public static let notificationSwitchControl: AssistiveTechnologyIdentifier = .init(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Posts a notification to assistive technologies (S20.10).
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - argument: An element, a string or `nil`, depending on the notification.
  public static func post(notification: Notification, argument: Any?) {
    AccessibilityScreen.current.post(notification, argument)
  }

  /// Returns the element that an assistive technology has focused; `nil` if there is none (S20.8).
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { AccessibilityScreen.current.focused }

  /// Converts a rectangle from a view's coordinates to those of the screen, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Converts a path from a view's coordinates to those of the screen.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    let origin = view.convert(CGPoint.zero, to: nil)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
}
