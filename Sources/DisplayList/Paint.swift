public import Foundation

/// The fill of a path.
public enum Paint: Sendable, Equatable {
  /// A solid color.
  case color(Color)
  /// A linear gradient between two points, with stops at 0 through 1.
  case linearGradient(from: CGPoint, to: CGPoint, stops: [GradientStop])
  /// A radial gradient between two circles, with stops at 0 through 1.
  case radialGradient(RadialGradient)
}
