public import Foundation

extension UIApplication {
  /// Begins a task that goes on in the background; the app ends it with ``endBackgroundTask(_:)`` (S17.18).
  ///
  /// - Parameter handler: Called when the time is used up; it must end the task.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    Runtime.shared(BackgroundTasks.self).begin(handler)
  }

  /// Begins a task with a name for debuggers; see ``beginBackgroundTask(expirationHandler:)``.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    Runtime.shared(BackgroundTasks.self).begin(handler)
  }

  /// Ends a task that goes on in the background.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    Runtime.shared(BackgroundTasks.self).end(identifier)
  }

  /// The seconds that the app has left in the background; very many in the foreground (S17.18).
  public var backgroundTimeRemaining: TimeInterval {
    Runtime.shared(BackgroundTasks.self).remaining
  }

  /// The status of fetches in the background: always available here.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Sets the minimum number of seconds between two fetches; a fetch is made only by a test (S17.12).
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    system.fetchInterval = minimumBackgroundFetchInterval
  }

  /// A Boolean value that indicates whether protected files can be read: always, for the device is never
  /// locked.
  public var isProtectedDataAvailable: Bool { true }

  // MARK: Remote notifications

  /// Registers for remote notifications; the delegate is told the token, or the error, in the next turn
  /// (S17.10).
  public func registerForRemoteNotifications() {
    system.isRegisteredForRemoteNotifications = system.deviceToken != nil
    Runtime.loop.post { [weak self] in
      guard let self, let delegate else { return }
      if let token = system.deviceToken {
        delegate.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
      } else {
        delegate.application(
          self, didFailToRegisterForRemoteNotificationsWithError: Self.noToken)
      }
    }
  }

  /// Unregisters the app from remote notifications: none is delivered any more.
  public func unregisterForRemoteNotifications() {
    system.isRegisteredForRemoteNotifications = false
  }

  /// A Boolean value that indicates whether the app has registered for remote notifications.
  public var isRegisteredForRemoteNotifications: Bool { system.isRegisteredForRemoteNotifications }

  /// The error of iOS's simulators that had no remote notifications: code 3010.
  private static var noToken: NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: 3010,
      userInfo: [
        NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"
      ])
  }

  /// Begins to receive events of remote controls; none are sent here.
  public func beginReceivingRemoteControlEvents() { system.isReceivingRemoteControlEvents = true }

  /// Ends receiving events of remote controls.
  public func endReceivingRemoteControlEvents() { system.isReceivingRemoteControlEvents = false }
}
