/// Constants for how a layer turns as it moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The string of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer turns with the path.
  public static let rotateAuto: CAAnimationRotationMode = .init(rawValue: "auto")
  /// The layer turns with the path, by half a turn more.
  public static let rotateAutoReverse: CAAnimationRotationMode = .init(rawValue: "autoReverse")
}
