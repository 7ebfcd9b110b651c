public import Foundation

extension UIScene {
  /// The options with which a scene is connected: why the system made it (S17.14).
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

    /// The bundle identifier of the app that asked for the scene; `nil` if no app did.
    open var sourceApplication: String? { urls.first?.options.sourceApplication }

    /// The type of the activity that is handed over from another device; always `nil`, for there is no other.
    open var handoffUserActivityType: String? { nil }

    /// The activities to continue; none by default.
    open var userActivities: Set<NSUserActivity> { activities }

    /// The Home Screen shortcut that was chosen, if any.
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

    /// The bundle identifier of the app that opened the URL, if known.
    open var sourceApplication: String? { source }

    /// A property list from the app that opened the URL.
    open var annotation: Any? { note }

    /// A Boolean value that indicates whether a file may be used where it is.
    open var openInPlace: Bool { isInPlace }
  }
}
