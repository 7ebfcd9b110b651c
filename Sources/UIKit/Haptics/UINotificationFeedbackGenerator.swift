public import Foundation

/// A generator of haptics for the result of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Constants for the result of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task was done.
    case success = 0
    /// There is something to see to.
    case warning = 1
    /// The task has failed.
    case error = 2
  }

  /// Creates a generator without a view.
  public override init() {
    super.init()
  }

  /// Plays the haptics of a result.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    note("notification \(notificationType)")
  }

  /// Plays the haptics of a result at a point.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
