/// Who is told of the application's life; every method may be left out.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// Returns the orientations that the application allows in a window.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Returns what the device allows: everything on a pad, all but upside down on a phone.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}
