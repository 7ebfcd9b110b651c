/// Constants that specify the direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The raw value of the direction.
  public let rawValue: String

  /// Creates a direction from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new contents come from the right.
  public static let fromRight: CATransitionSubtype = .init(rawValue: "fromRight")
  /// The new contents come from the left.
  public static let fromLeft: CATransitionSubtype = .init(rawValue: "fromLeft")
  /// The new contents come from the top.
  public static let fromTop: CATransitionSubtype = .init(rawValue: "fromTop")
  /// The new contents come from the bottom.
  public static let fromBottom: CATransitionSubtype = .init(rawValue: "fromBottom")
}
