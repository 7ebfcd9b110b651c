import UIKit

/// An app that shows the documentation of a few projects, in a browser of its own.
///
/// Everything here is Apple's public API and FanlightBrowser, and the sources compile on iOS as they
/// stand; there the class carries `@main`.
public class BrowserAppDelegate: UIResponder, UIApplicationDelegate {
  /// The app's window.
  public var window: UIWindow?

  /// Shows the list of places.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.tintColor = .systemIndigo
    window.rootViewController = UINavigationController(rootViewController: PlacesViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
