import Foundation

/// The app's settings and registrations with the system.
@MainActor
struct ApplicationState {
  var isIdleTimerDisabled = false
  var badgeNumber = 0
  var shortcutItems: [UIApplicationShortcutItem]?
  /// The number of nested calls to ignore interaction events.
  var ignoring = 0
  var isNetworkActivityIndicatorVisible = false
  var supportsShakeToEdit = true
  /// The device token for remote notifications; `nil` lets the registration fail.
  var deviceToken: Data?
  var isRegisteredForRemoteNotifications = false
  var fetchInterval = UIApplication.backgroundFetchIntervalNever
  var isReceivingRemoteControlEvents = false
  var hasEnded = false
}
