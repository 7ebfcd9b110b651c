import CoreGraphics

/// The shape of a layer's round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The string of the curve.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular: CALayerCornerCurve = .init(rawValue: "circular")
  /// Apple's smooth corner, which begins 1.53 radii from the corner.
  public static let continuous: CALayerCornerCurve = .init(rawValue: "continuous")
}
