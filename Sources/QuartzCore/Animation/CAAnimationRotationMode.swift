/// Constants that specify how a layer rotates as it moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the rotation mode.
  public let rawValue: String

  /// Creates a rotation mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Rotates the layer to match the tangent of the path.
  public static let rotateAuto: CAAnimationRotationMode = .init(rawValue: "auto")
  /// Rotates the layer to match the tangent of the path, plus 180 degrees.
  public static let rotateAutoReverse: CAAnimationRotationMode = .init(rawValue: "autoReverse")
}
