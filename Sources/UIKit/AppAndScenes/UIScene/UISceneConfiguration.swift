public import Foundation

/// The classes of the objects that the system creates for a scene (S17.14).
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  private let storedName: String?
  private let storedRole: UISceneSession.Role

  /// Creates a configuration with a name and a role.
  ///
  /// On iOS the name selects an entry of the app's property list, which is not read here: set
  /// ``delegateClass``.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    storedName = name
    storedRole = sessionRole
    super.init()
  }

  /// The name of the configuration.
  open var name: String? { storedName }

  /// The role of the scene.
  open var role: UISceneSession.Role { storedRole }

  /// The class of the scene, which has no effect: every scene is a `UIWindowScene`.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate; `nil` by default.
  open var delegateClass: AnyClass?
}
