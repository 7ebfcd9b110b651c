/// Constants for the side from which a layer's contents change.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The string of the side.
  public let rawValue: String

  /// Creates a side from its name.
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
