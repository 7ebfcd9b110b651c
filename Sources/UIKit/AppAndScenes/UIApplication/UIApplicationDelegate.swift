/// The methods that an app's delegate uses to respond to life-cycle events.
///
/// Every method is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// Tells the delegate that the application has been launched; the result says whether it took the
  /// options.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells the delegate of an app without a scene delegate that the app is about to enter the
  /// foreground.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Tells the delegate of an app without a scene delegate that the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells the delegate of an app without a scene delegate that the app is about to resign active.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells the delegate of an app without a scene delegate that the app has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Asks the delegate for the interface orientations that the app supports in a window.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Returns whether the app continues to launch; `true` by default.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// The default implementation does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// The default implementation does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// The default implementation does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// The default implementation does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// The default implementation returns all orientations on iPad, and all but upside down on
  /// iPhone.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    OptionalRequirement.missing(application.orientationsOfDevice)
  }
}
