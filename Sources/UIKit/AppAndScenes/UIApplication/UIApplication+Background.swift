public import Foundation

extension UIApplication {
  /// Begins a background task, which the app ends with ``endBackgroundTask(_:)`` (S17.18).
  ///
  /// - Parameter handler: A closure that is called when the background time expires; it must end the task.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    Runtime.shared(BackgroundTasks.self).begin(handler)
  }

  /// Begins a background task with a name for debugging; see ``beginBackgroundTask(expirationHandler:)``.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    Runtime.shared(BackgroundTasks.self).begin(handler)
  }

  /// Ends a background task, whose expiration handler is not called anymore.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    Runtime.shared(BackgroundTasks.self).end(identifier)
  }

  /// The remaining background time of the app, in seconds; a very large number in the foreground (S17.18).
  public var backgroundTimeRemaining: TimeInterval {
    Runtime.shared(BackgroundTasks.self).remaining
  }

  /// The background refresh status, which is always available.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Sets the minimum interval between background fetches, in seconds; only a test performs a fetch (S17.12).
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    system.fetchInterval = minimumBackgroundFetchInterval
  }

  /// A Boolean value that indicates whether protected files can be read: always `true`, because the device is
  /// never locked.
  public var isProtectedDataAvailable: Bool { true }

  // MARK: Remote notifications

  /// Registers for remote notifications; the delegate receives the device token, or an error, in the next
  /// turn of the run loop (S17.10).
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

  /// Unregisters for remote notifications, which are not delivered anymore.
  public func unregisterForRemoteNotifications() {
    system.isRegisteredForRemoteNotifications = false
  }

  /// A Boolean value that indicates whether the app has registered for remote notifications.
  public var isRegisteredForRemoteNotifications: Bool { system.isRegisteredForRemoteNotifications }

  /// The error of iOS simulators without remote notifications: code 3010.
  private static var noToken: NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: 3010,
      userInfo: [
        NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"
      ])
  }

  /// Begins to receive remote control events; none are sent here.
  public func beginReceivingRemoteControlEvents() { system.isReceivingRemoteControlEvents = true }

  /// Stops receiving remote control events.
  public func endReceivingRemoteControlEvents() { system.isReceivingRemoteControlEvents = false }
}
