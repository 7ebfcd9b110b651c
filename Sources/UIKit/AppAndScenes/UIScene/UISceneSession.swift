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

    /// Windows on the device's own screen.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// A unique identifier of the session.
  open private(set) var persistentIdentifier: String = UUID().uuidString

  /// The role of the scene.
  open var role: Role { .windowApplication }
}
