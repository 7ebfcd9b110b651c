/// The method by which an object restores its state from a user activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  /// Restores the state of the user activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
