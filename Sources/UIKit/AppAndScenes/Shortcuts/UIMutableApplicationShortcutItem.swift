public import Foundation

/// A shortcut whose title, icon and information can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The title in the menu.
  open override var localizedTitle: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The text below the title in the menu; `nil` if there is none.
  open override var localizedSubtitle: String? {
    get { storedSubtitle }
    set { storedSubtitle = newValue }
  }

  /// The icon in the menu; `nil` if there is none.
  open override var icon: UIApplicationShortcutIcon? {
    get { storedIcon }
    set { storedIcon = newValue }
  }

  /// What the app needs for the action.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { storedUserInfo }
    set { storedUserInfo = newValue }
  }

  /// The identifier of the content, by which a scene is chosen.
  open override var targetContentIdentifier: Any? {
    get { storedTarget }
    set { storedTarget = newValue }
  }
}
