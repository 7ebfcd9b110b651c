public import Foundation

/// A generator of haptic feedback for successes, failures and warnings.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Constants that specify the type of notification feedback.
  public enum FeedbackType: Int, Sendable {
    /// A task has completed successfully.
    case success = 0
    /// A task has produced a warning.
    case warning = 1
    /// A task has failed.
    case error = 2
  }

  /// Creates a generator without a view.
  public override init() {
    super.init()
  }

  /// Triggers notification feedback of a type.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    record("notification \(notificationType)")
  }

  /// Triggers notification feedback of a type at a point of the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
