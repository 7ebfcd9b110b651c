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
    browser.policy = .allowList(["swift.org", "*.swift.org"])
    browser.errorPage = ErrorPage(
      template: "<h1>{title}</h1><p>{message}</p><a href=\"{retry}\">Once more</a>",
      texts: [.offline: .init(title: "No network", message: "Is Airplane Mode on?")])
    window.rootViewController = UINavigationController(rootViewController: browser)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
