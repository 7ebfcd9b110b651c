public import Foundation

/// A shortcut to a part of the app, in the menu of its icon on the Home Screen (S17.9).
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  let storedType: String
  var storedTitle: String
  var storedSubtitle: String?
  var storedIcon: UIApplicationShortcutIcon?
  var storedUserInfo: [String: any NSSecureCoding]?
  var storedTarget: Any?

  /// Creates a shortcut of a type, with what its menu shows and what the app needs.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    storedType = type
    storedTitle = localizedTitle
    storedSubtitle = localizedSubtitle
    storedIcon = icon
    storedUserInfo = userInfo
    super.init()
  }

  /// Creates a shortcut of a type with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// The type by which the app knows the shortcut.
  open var type: String { storedType }

  /// The title in the menu.
  open var localizedTitle: String { storedTitle }

  /// The text below the title in the menu; `nil` if there is none.
  open var localizedSubtitle: String? { storedSubtitle }

  /// The icon in the menu; `nil` if there is none.
  open var icon: UIApplicationShortcutIcon? { storedIcon }

  /// What the app needs for the action.
  open var userInfo: [String: any NSSecureCoding]? { storedUserInfo }

  /// The identifier of the content, by which a scene is chosen.
  open var targetContentIdentifier: Any? { storedTarget }
}
