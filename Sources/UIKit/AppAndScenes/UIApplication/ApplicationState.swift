import Foundation

/// What an app has told the system.
@MainActor
struct ApplicationState {
  var isIdleTimerDisabled = false
  var badgeNumber = 0
  var shortcutItems: [UIApplicationShortcutItem]?
  /// How often events were turned off more than on.
  var ignoring = 0
  var isNetworkActivityIndicatorVisible = false
  var supportsShakeToEdit = true
  /// The device's token for remote notifications; `nil` if none can be had.
  var deviceToken: Data?
  var isRegisteredForRemoteNotifications = false
  var fetchInterval = UIApplication.backgroundFetchIntervalNever
  var isReceivingRemoteControlEvents = false
  var hasEnded = false
}
