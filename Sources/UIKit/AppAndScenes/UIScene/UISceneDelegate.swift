/// The methods that a scene's delegate uses to respond to life-cycle events.
///
/// Every method is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Tells the delegate that the scene was connected: the place to make a window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Tells the delegate that the scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Tells the delegate that the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Tells the delegate that the scene is about to resign active.
  func sceneWillResignActive(_ scene: UIScene)

  /// Tells the delegate that the scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// The default implementation does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// The default implementation does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// The default implementation does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// The default implementation does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// The default implementation does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
