/// Constants that specify the type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the type.
  public let rawValue: String

  /// Creates a type from its raw value; an unknown type fades.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The contents cross-fade; the default.
  public static let fade: CATransitionType = .init(rawValue: "fade")
  /// The new contents slide in over the old ones.
  public static let moveIn: CATransitionType = .init(rawValue: "moveIn")
  /// The new contents push the old ones out as they slide in.
  public static let push: CATransitionType = .init(rawValue: "push")
  /// The old contents slide away and reveal the new ones.
  public static let reveal: CATransitionType = .init(rawValue: "reveal")
}
