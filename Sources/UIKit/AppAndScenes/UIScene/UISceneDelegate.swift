/// Who is told of a scene's life; every method may be left out.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Tells that the scene was connected: the place to make a window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Tells that the scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Tells that the scene is used.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Tells that the scene is about not to be used.
  func sceneWillResignActive(_ scene: UIScene)

  /// Tells that the scene is not seen any more.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Who is told of the life of a scene with windows; every method may be left out.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window; `nil` for delegates that have none of their own.
  var window: UIWindow? { get }

  /// Tells that size, orientation or traits of the scene have changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? { nil }

  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
