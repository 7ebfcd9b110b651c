import Foundation

/// Why an app is launched: nothing but its icon, by default.
@MainActor
package struct LaunchReason {
  /// The URL to open.
  package var url: URL?
  /// The bundle identifier of the app that opens the URL.
  package var source: String?
  /// The activity to continue.
  package var activity: NSUserActivity?
  /// The shortcut that was chosen.
  package var shortcut: UIApplicationShortcutItem?

  package init() {}

  /// The options of the app's delegate; `nil` without a reason.
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

  /// The options of the scene's delegate.
  var connectionOptions: UIScene.ConnectionOptions {
    UIScene.ConnectionOptions(
      urls: Set(url.map { [UIOpenURLContext(url: $0, sourceApplication: source)] } ?? []),
      activities: Set(activity.map { [$0] } ?? []), shortcut: shortcut)
  }
}
