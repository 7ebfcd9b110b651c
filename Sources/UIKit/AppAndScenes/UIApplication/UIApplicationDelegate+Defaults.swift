public import Foundation

extension UIApplicationDelegate {
  /// The main window; `nil` by default.
  public var window: UIWindow? { nil }

  /// Returns whether the app continues to launch; `true` by default.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns whether the app continues to launch; `true` by default.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { OptionalRequirement.missing(true) }

  /// The default implementation does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// The default implementation does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// The default implementation does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// The default implementation does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// The default implementation does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// The default implementation does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// The default implementation does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// The default implementation does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}

  /// The default implementation does nothing.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}

  /// The default implementation does nothing.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}

  /// The default implementation returns all orientations on iPad, and all but upside down on
  /// iPhone.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    OptionalRequirement.missing(application.orientationsOfDevice)
  }

  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}

  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {}

  /// Returns whether the app allows an app extension; `true` by default.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool { true }

  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Returns whether to save the app's state; `false` by default.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { false }

  /// Returns whether to restore the app's state; `false` by default.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { false }
}
