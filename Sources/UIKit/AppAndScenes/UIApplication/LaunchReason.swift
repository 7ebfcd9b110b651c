import Foundation

/// The reason for an app's launch: by default a tap on its icon.
@MainActor
package struct LaunchReason {
  /// The URL to open.
  package var url: URL?
  /// The bundle identifier of the app that opens the URL.
  package var source: String?
  /// The user activity to continue.
  package var activity: NSUserActivity?
  /// The Home Screen quick action that the user selected.
  package var shortcut: UIApplicationShortcutItem?

  package init() {}

  /// The launch options for the app's delegate; `nil` if there is no reason.
  var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
    var options: [UIApplication.LaunchOptionsKey: Any] = [:]
    options[.url] = url
    options[.sourceApplication] = url == nil ? nil : source
    options[.shortcutItem] = shortcut
    if let activity {
      options[.userActivityDictionary] = [
        UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType
      ]
    }
    return options.isEmpty ? nil : options
  }

  /// The connection options for the scene's delegate.
  var connectionOptions: UIScene.ConnectionOptions {
    UIScene.ConnectionOptions(
      urls: Set(url.map { [UIOpenURLContext(url: $0, sourceApplication: source)] } ?? []),
      activities: Set(activity.map { [$0] } ?? []), shortcut: shortcut)
  }
}
