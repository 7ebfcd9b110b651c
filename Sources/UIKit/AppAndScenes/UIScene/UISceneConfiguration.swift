public import Foundation

/// The objects with which the system makes a scene (S17.14).
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  private let storedName: String?
  private let storedRole: UISceneSession.Role

  /// Creates a configuration of a name for a role.
  ///
  /// The name would select an entry of the app's property list, which is not read: set ``delegateClass``.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    storedName = name
    storedRole = sessionRole
    super.init()
  }

  /// The name of the configuration.
  open var name: String? { storedName }

  /// The role of the scene.
  open var role: UISceneSession.Role { storedRole }

  /// The class of the scene; scenes here are of class `UIWindowScene`, whatever it says.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate, of which the system makes one; `nil` by default.
  open var delegateClass: AnyClass?
}
