public import Foundation

/// The methods that an app's delegate uses to respond to life-cycle events.
///
/// Every method is optional. The methods about becoming active, background and foreground, URLs, activities
/// and shortcuts are called for an app without a scene delegate; otherwise the scene's delegate is called
/// (S17.1).
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _UIApplicationDelegateWindow {
  /// The main window of an app without scenes; `nil` if the delegate has none.
  var window: UIWindow? { get }

  // MARK: Launch

  /// Tells the delegate that the launch has begun; the result indicates whether it can handle the
  /// launch options (S17.2).
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells the delegate that the application has been launched; the result indicates whether it can
  /// handle the launch options.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells the delegate that the launch is done, if the delegate has no
  /// `application(_:didFinishLaunchingWithOptions:)` (S17.2).
  func applicationDidFinishLaunching(_ application: UIApplication)

  // MARK: Life cycle

  /// Tells the delegate of an app without a scene delegate that the app is about to enter the
  /// foreground.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Tells the delegate of an app without a scene delegate that the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells the delegate of an app without a scene delegate that the app is about to resign active.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells the delegate of an app without a scene delegate that the app has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Tells the delegate that the app is about to end (S17.3).
  func applicationWillTerminate(_ application: UIApplication)

  // MARK: System

  /// Tells the delegate that memory is low (S17.4).
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Tells the delegate that the time has changed by much: midnight, another time zone (S17.5).
  func applicationSignificantTimeChange(_ application: UIApplication)

  /// Tells the delegate that protected files are about to become unavailable; a device that is never locked
  /// never calls it.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

  /// Tells the delegate that protected files have become available; a device that is never locked never calls
  /// it.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  /// Asks the delegate for the interface orientations that the app supports in a window.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Tells the delegate that the status bar is about to rotate, before controllers are called (S17.6).
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)

  /// Tells the delegate that the status bar has rotated (S17.6).
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)

  /// Asks the delegate whether app extensions of a kind may be used, such as custom keyboards; never called,
  /// because app extensions are not supported.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool

  // MARK: URLs, activities and shortcuts

  /// Asks the delegate to open a URL with the app's custom scheme or a file; returns whether it did
  /// (S17.7).
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Tells the delegate that the user continues an activity of some type, before the activity is
  /// available.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// Tells the delegate that the activity to continue is available, such as a universal link
  /// (S17.8).
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Tells the delegate that an activity could not be continued; never called, because activities come from
  /// tests.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)

  /// Tells the delegate that the system has updated an activity; never called, because nothing else updates
  /// one.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

  /// Asks the delegate to perform a Home Screen quick action (S17.9).
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  // MARK: Notifications and background work

  /// Tells the delegate that the device has a token for remote notifications (S17.10).
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  /// Tells the delegate why there is no token for remote notifications (S17.10).
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)

  /// Tells the delegate that a remote notification with content to fetch has arrived (S17.11).
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

  /// Tells the delegate that a remote notification has arrived, if the delegate has no method with a completion
  /// handler (S17.11).
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])

  /// Tells the delegate that the app may fetch content now (S17.12).
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )

  /// Tells the delegate that events of a background URL session wait (S17.13).
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)

  // MARK: Scenes

  /// Asks the delegate for the configuration of a scene that is about to be connected (S17.14).
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Tells the delegate that the user has closed scenes in the app switcher (S17.15).
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  // MARK: State restoration

  /// Asks the delegate whether to save the app's state; never called, for apps are launched once here.
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool

  /// Asks the delegate whether to restore the app's state; never called, for apps are launched once here.
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
}
