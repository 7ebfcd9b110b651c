public import Foundation

// Methods with a result, for which UIKit needs to know whether the delegate implements them.
extension UIApplicationDelegate {
  /// Returns whether the delegate opened the URL; `false` by default.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { OptionalRequirement.missing(false) }

  /// Returns whether the delegate informs the user that an activity is about to continue; `false` by default.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }

  /// Returns whether the delegate continues the activity; `false` by default.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}

  /// The default implementation does nothing.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}

  /// The default implementation completes with `false`, because it performs no quick action.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  /// The default implementation completes without data, as for a delegate without the method.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    OptionalRequirement.missing(())
    completionHandler(.noData)
  }

  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}

  /// The default implementation completes without data.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }

  /// The default implementation completes immediately.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }

  /// Returns the configuration of a new scene; by default the session's.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { OptionalRequirement.missing(connectingSceneSession.configuration) }
}
