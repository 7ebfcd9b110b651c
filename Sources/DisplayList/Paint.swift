public import Foundation

/// How the inside of a path is filled.
public enum Paint: Sendable, Equatable {
  /// One color.
  case color(Color)
  /// A linear gradient between two points, stops at 0 through 1.
  case linearGradient(from: CGPoint, to: CGPoint, stops: [GradientStop])
}
