import Foundation

/// The methods that a scene's delegate uses to respond to life-cycle events.
///
/// Every method is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Tells the delegate that the scene was connected, which is when it creates a window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Tells the delegate that the scene was disconnected (S17.15).
  func sceneDidDisconnect(_ scene: UIScene)

  /// Tells the delegate that the scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Tells the delegate that the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Tells the delegate that the scene is about to resign active.
  func sceneWillResignActive(_ scene: UIScene)

  /// Tells the delegate that the scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Tells the delegate to open URLs (S17.7).
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)

  /// Asks the delegate for an activity from which the scene's state can be restored (S17.17).
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// Tells the delegate to restore the scene's state; never called, for apps are launched once here.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

  /// Tells the delegate that the user continues an activity of some type, before the activity is
  /// available.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// Tells the delegate that the activity to continue is available, such as a universal link
  /// (S17.8).
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Tells the delegate that an activity could not be continued; never called, because activities come from
  /// tests.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)

  /// Tells the delegate that the system has updated an activity; never called, because nothing else updates
  /// one.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// The default implementation does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// The default implementation does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// The default implementation does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// The default implementation does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// The default implementation does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// The default implementation does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// The default implementation does nothing.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}

  /// Returns the activity for restoring the scene's state; `nil` by default.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

  /// The default implementation does nothing.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}

  /// The default implementation does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

  /// The default implementation does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  /// The default implementation does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}

  /// The default implementation does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
