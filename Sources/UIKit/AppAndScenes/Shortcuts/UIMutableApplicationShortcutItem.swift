public import Foundation

/// A quick action that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The title of the quick action.
  open override var localizedTitle: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The subtitle of the quick action; `nil` if there is none.
  open override var localizedSubtitle: String? {
    get { storedSubtitle }
    set { storedSubtitle = newValue }
  }

  /// The icon of the quick action; `nil` if there is none.
  open override var icon: UIApplicationShortcutIcon? {
    get { storedIcon }
    set { storedIcon = newValue }
  }

  /// Information that the app needs to perform the quick action.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { storedUserInfo }
    set { storedUserInfo = newValue }
  }

  /// The identifier of the content, by which the system selects a scene.
  open override var targetContentIdentifier: Any? {
    get { storedTarget }
    set { storedTarget = newValue }
  }
}
