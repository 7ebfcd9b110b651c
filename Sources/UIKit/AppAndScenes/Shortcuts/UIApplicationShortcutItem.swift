public import Foundation

/// A Home Screen quick action of the app (S17.9).
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  let storedType: String
  var storedTitle: String
  var storedSubtitle: String?
  var storedIcon: UIApplicationShortcutIcon?
  var storedUserInfo: [String: any NSSecureCoding]?
  var storedTarget: Any?

  /// Creates a quick action with a type, its appearance in the menu, and information for the app.
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

  /// Creates a quick action with a type and a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// The type by which the app identifies the quick action.
  open var type: String { storedType }

  /// The title of the quick action.
  open var localizedTitle: String { storedTitle }

  /// The subtitle of the quick action; `nil` if there is none.
  open var localizedSubtitle: String? { storedSubtitle }

  /// The icon of the quick action; `nil` if there is none.
  open var icon: UIApplicationShortcutIcon? { storedIcon }

  /// Information that the app needs to perform the quick action.
  open var userInfo: [String: any NSSecureCoding]? { storedUserInfo }

  /// The identifier of the content, by which the system selects a scene.
  open var targetContentIdentifier: Any? { storedTarget }
}
