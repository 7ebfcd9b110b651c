public import Foundation

extension UIScene {
  /// The information about why the system created a scene (S17.14).
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    private let urls: Set<UIOpenURLContext>
    private let activities: Set<NSUserActivity>
    private let shortcut: UIApplicationShortcutItem?

    package init(
      urls: Set<UIOpenURLContext> = [], activities: Set<NSUserActivity> = [],
      shortcut: UIApplicationShortcutItem? = nil
    ) {
      self.urls = urls
      self.activities = activities
      self.shortcut = shortcut
      super.init()
    }

    /// The URLs to open; none by default.
    open var urlContexts: Set<UIOpenURLContext> { urls }

    /// The bundle identifier of the app that requested the scene; `nil` if no app did.
    open var sourceApplication: String? { urls.first?.options.sourceApplication }

    /// The type of the Handoff activity; always `nil`, because there is no other device.
    open var handoffUserActivityType: String? { nil }

    /// The user activities to continue; none by default.
    open var userActivities: Set<NSUserActivity> { activities }

    /// The Home Screen quick action that the user chose; `nil` if there is none.
    open var shortcutItem: UIApplicationShortcutItem? { shortcut }
  }

  /// The options with which a URL is opened.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    private let source: String?
    private let note: Any?
    private let isInPlace: Bool

    init(source: String?, note: Any?, isInPlace: Bool) {
      self.source = source
      self.note = note
      self.isInPlace = isInPlace
      super.init()
    }

    /// The bundle identifier of the app that opened the URL; `nil` if it is not known.
    open var sourceApplication: String? { source }

    /// A property list from the app that opened the URL.
    open var annotation: Any? { note }

    /// A Boolean value that indicates whether the app can use the file in place, without a copy.
    open var openInPlace: Bool { isInPlace }
  }
}
