import FanlightBrowser
import Foundation
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let browser = BrowserViewController(url: URL(string: "https://www.swift.org/"))
    window.rootViewController = UINavigationController(rootViewController: browser)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
