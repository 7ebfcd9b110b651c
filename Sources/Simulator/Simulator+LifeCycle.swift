public import Foundation
public import UIKit

extension Simulator {
  /// Goes to the Home Screen: the app resigns active and enters the background, and notifies its
  /// delegates and observers.
  ///
  /// Pages of web views keep running.
  public func moveAppToBackground() { scene.enterBackground() }

  /// Returns to the app: it enters the foreground and becomes active.
  public func moveAppToForeground() { scene.enterForeground() }

  /// Covers the app with a system interface, such as Control Center: the app resigns active (S17.29).
  public func coverApp() { scene.resignActive() }

  /// Dismisses the system interface that covers the app: the app becomes active.
  public func uncoverApp() { scene.becomeActive() }

  /// Terminates the app: it enters the background, and its delegate and observers are informed (S17.3).
  public func terminateApp() { UIApplication.shared.terminate() }

  /// Closes the app's scene in the app switcher: it is disconnected, and its session discarded (S17.15).
  public func closeScene() { scene.discard() }

  /// Launches an app with its delegate, as from the Home Screen (S17.2).
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate, which the caller retains.
  ///   - sceneDelegate: The scene's delegate; `nil` asks the app's delegate for a configuration.
  ///   - url: The URL to open.
  ///   - userActivity: The activity to continue.
  ///   - shortcut: The Home Screen quick action that the user chose.
  public func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil,
    url: URL? = nil, userActivity: NSUserActivity? = nil,
    shortcut: UIApplicationShortcutItem? = nil
  ) {
    var reason = LaunchReason()
    reason.url = url
    reason.activity = userActivity
    reason.shortcut = shortcut
    UIApplication.shared.launch(delegate, sceneDelegate: sceneDelegate, options: reason)
  }

  /// Opens a URL in the app, such as one with its custom scheme (S17.7).
  public func openURL(_ url: URL, sourceApplication: String? = nil) {
    UIApplication.shared.open(url, from: sourceApplication)
  }

  /// Continues an activity in the app, such as a universal link (S17.8).
  public func continueUserActivity(_ activity: NSUserActivity) {
    UIApplication.shared.continueActivity(activity)
  }

  /// Chooses a Home Screen quick action of the app (S17.9).
  ///
  /// - Parameter completion: A closure to call with a Boolean value that indicates whether the app performed
  ///   the action.
  public func performShortcut(
    _ shortcut: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }
  ) { UIApplication.shared.perform(shortcut, completion: completion) }
}
