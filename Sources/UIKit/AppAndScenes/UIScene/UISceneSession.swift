public import Foundation

/// Information that persists about a scene between launches.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The raw value of the role.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows on the device's built-in screen.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on an external, non-interactive screen; never created here.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// Windows on an external screen; never created here.
    @available(*, deprecated, renamed: "windowExternalDisplayNonInteractive")
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// Templates on the screen of a car; never created here.
    public static let carTemplateApplication = Role(
      rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
  }

  weak var ownScene: UIScene?
  var storedConfiguration: UISceneConfiguration?

  /// A unique identifier of the session.
  open private(set) var persistentIdentifier: String = UUID().uuidString

  /// The role of the scene.
  open var role: Role { .windowApplication }

  /// The scene of the session; `nil` while it is not connected.
  open var scene: UIScene? { ownScene?.activationState == .unattached ? nil : ownScene }

  /// The configuration with which the scene was created.
  open var configuration: UISceneConfiguration {
    storedConfiguration ?? UISceneConfiguration(name: nil, sessionRole: role)
  }

  /// The activity from which the scene's state is restored; requested from the delegate when the scene
  /// enters the background (S17.17).
  open var stateRestorationActivity: NSUserActivity?

  /// Information that the app stores with the session; `nil` by default.
  open var userInfo: [String: Any]?
}
