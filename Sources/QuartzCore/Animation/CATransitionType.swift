/// Constants for how a layer's contents change.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The string of the type.
  public let rawValue: String

  /// Creates a type from its name; an unknown one fades.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The contents fade over; the default.
  public static let fade: CATransitionType = .init(rawValue: "fade")
  /// The new contents move in over the old ones.
  public static let moveIn: CATransitionType = .init(rawValue: "moveIn")
  /// The new contents push the old ones out.
  public static let push: CATransitionType = .init(rawValue: "push")
  /// The old contents move away from the new ones.
  public static let reveal: CATransitionType = .init(rawValue: "reveal")
}
