public import Foundation

/// One instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is seen and used.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// Seen and used.
    case foregroundActive = 0
    /// Seen, not used.
    case foregroundInactive = 1
    /// Not seen.
    case background = 2
  }

  /// What a scene is told when it is connected.
  open class ConnectionOptions: NSObject {}

  /// Who is told of the scene's life.
  open var delegate: (any UISceneDelegate)?

  /// Whether the scene is seen and used.
  open internal(set) var activationState: ActivationState = .unattached

  /// A title for the switcher of scenes.
  open var title: String! = ""

  /// What the scene is part of between launches.
  open internal(set) var session = UISceneSession()

  /// The application.
  open override var next: UIResponder? { Runtime.environment?.application }
}

/// What stays of a scene between launches.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows on the device's own screen.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The session's name, unlike all others.
  open private(set) var persistentIdentifier: String = UUID().uuidString

  /// What the scene is for.
  open var role: Role { .windowApplication }
}
