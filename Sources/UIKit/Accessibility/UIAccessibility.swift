import CoreGraphics
public import Foundation

/// The settings of assistive apps, and what an app tells them.
///
/// No assistive app runs here: a test sets what the settings say, and reads what was posted (S20.9, S20.10).
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Something that an app tells assistive apps.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A large part of the screen has changed; the argument is an element to focus, or a string.
    public static let screenChanged: Notification = .init(rawValue: 1000)
    /// A part of the screen has changed; the argument is an element to focus, or a string.
    public static let layoutChanged: Notification = .init(rawValue: 1001)
    /// Something is to be said: the argument, a string.
    public static let announcement: Notification = .init(rawValue: 1008)
    /// A page was scrolled; the argument says where it is now.
    public static let pageScrolled: Notification = .init(rawValue: 1009)
    /// An assistive app is to pause; the argument is its identifier.
    public static let pauseAssistiveTechnology: Notification = .init(rawValue: 1019)
    /// An assistive app is to go on; the argument is its identifier.
    public static let resumeAssistiveTechnology: Notification = .init(rawValue: 1020)
  }

  /// The name of an assistive app.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw value of the identifier.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// VoiceOver, which reads the screen.
    public static let notificationVoiceOver: AssistiveTechnologyIdentifier = .init(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control, which goes through the screen.
    public static let notificationSwitchControl: AssistiveTechnologyIdentifier = .init(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Tells assistive apps something (S20.10).
  ///
  /// - Parameters:
  ///   - notification: What has happened.
  ///   - argument: An element, a string or `nil`, as the notification says.
  public static func post(notification: Notification, argument: Any?) {
    AccessibilityScreen.current.post(notification, argument)
  }

  /// Returns the element on which an assistive app has its focus; `nil` if there is none (S20.8).
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { AccessibilityScreen.current.focused }

  /// Returns a rectangle of a view on the screen, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Returns a path of a view on the screen.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    let origin = view.convert(CGPoint.zero, to: nil)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
}
