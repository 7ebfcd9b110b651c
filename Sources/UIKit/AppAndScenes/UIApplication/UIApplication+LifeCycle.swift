public import Foundation

extension UIApplication {
  /// Posted after `application(_:didFinishLaunchingWithOptions:)` of the app's delegate has
  /// returned.
  public nonisolated static let didFinishLaunchingNotification: NSNotification.Name = .init(
    rawValue: "UIApplicationDidFinishLaunchingNotification")

  /// Posted when the app is about to enter the foreground (S2.35).
  public nonisolated static let willEnterForegroundNotification: NSNotification.Name = .init(
    rawValue: "UIApplicationWillEnterForegroundNotification")

  /// Posted when the app has become active (S2.35).
  public nonisolated static let didBecomeActiveNotification: NSNotification.Name = .init(
    rawValue: "UIApplicationDidBecomeActiveNotification")

  /// Posted when the app is about to resign active (S2.35).
  public nonisolated static let willResignActiveNotification: NSNotification.Name = .init(
    rawValue: "UIApplicationWillResignActiveNotification")

  /// Posted when the app has entered the background (S2.35).
  public nonisolated static let didEnterBackgroundNotification: NSNotification.Name = .init(
    rawValue: "UIApplicationDidEnterBackgroundNotification")

  /// Posted when the app is about to end (S17.3).
  public nonisolated static let willTerminateNotification: NSNotification.Name = .init(
    rawValue: "UIApplicationWillTerminateNotification")

  /// Posted when memory is low (S17.4).
  public nonisolated static let didReceiveMemoryWarningNotification: NSNotification.Name = .init(
    rawValue: "UIApplicationDidReceiveMemoryWarningNotification")

  /// Posted when the time has changed by much (S17.5).
  public nonisolated static let significantTimeChangeNotification: NSNotification.Name = .init(
    rawValue: "UIApplicationSignificantTimeChangeNotification")

  /// Posted after the user has taken a screenshot (S17.16).
  public nonisolated static let userDidTakeScreenshotNotification: NSNotification.Name = .init(
    rawValue: "UIApplicationUserDidTakeScreenshotNotification")

  /// Posted when the status bar is about to rotate (S17.6).
  @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
  public nonisolated static let willChangeStatusBarOrientationNotification: NSNotification.Name =
    interfaceWillRotate

  /// The name of this notification, not deprecated for use in this module.
  nonisolated static let interfaceWillRotate: NSNotification.Name = .init(
    rawValue: "UIApplicationWillChangeStatusBarOrientationNotification")

  /// Posted when the frame of the status bar is about to change (S17.6).
  @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
  public nonisolated static let willChangeStatusBarFrameNotification: NSNotification.Name =
    statusBarWillMove

  /// The name of this notification, not deprecated for use in this module.
  nonisolated static let statusBarWillMove: NSNotification.Name = .init(
    rawValue: "UIApplicationWillChangeStatusBarFrameNotification")

  /// Posted when the frame of the status bar has changed (S17.6).
  @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
  public nonisolated static let didChangeStatusBarFrameNotification: NSNotification.Name =
    statusBarDidMove

  /// The name of this notification, not deprecated for use in this module.
  nonisolated static let statusBarDidMove: NSNotification.Name = .init(
    rawValue: "UIApplicationDidChangeStatusBarFrameNotification")

  /// The key of the orientation in the notifications about the status bar's: a number.
  public nonisolated static let statusBarOrientationUserInfoKey: String =
    "UIApplicationStatusBarOrientationUserInfoKey"

  /// The key of the frame in the notifications about the status bar's.
  public nonisolated static let statusBarFrameUserInfoKey: String =
    "UIApplicationStatusBarFrameUserInfoKey"

  /// Posted when protected files are about to become unavailable; never, for the device is never locked.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification:
    NSNotification.Name = .init(rawValue: "UIApplicationProtectedDataWillBecomeUnavailable")

  /// Posted when protected files have become available; never, for the device is never locked.
  public nonisolated static let protectedDataDidBecomeAvailableNotification: NSNotification.Name =
    .init(rawValue: "UIApplicationProtectedDataDidBecomeAvailable")

  /// Posted when the user has changed whether the app may fetch in the background; never, for the status is
  /// always available here.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification: NSNotification.Name =
    .init(
      rawValue: "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}
