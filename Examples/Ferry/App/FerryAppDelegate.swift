import UIKit

/// The app of a small ferry company: timetable, booking and a guide to its harbours.
///
/// Everything here is Apple's public API, and the sources compile on iOS as they stand; there the
/// class carries `@main`.
public class FerryAppDelegate: UIResponder, UIApplicationDelegate {
  /// The app's window.
  public var window: UIWindow?

  /// Shows the three screens.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = FerryTabBarController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
