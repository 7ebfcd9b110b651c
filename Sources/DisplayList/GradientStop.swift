public import Foundation

/// A color stop of a gradient.
public struct GradientStop: Sendable, Equatable {
  /// The location, 0 at the start and 1 at the end.
  public var location: CGFloat
  /// The color of the gradient at the stop.
  public var color: Color

  /// Creates a stop at `location`, 0 through 1.
  public init(location: CGFloat, color: Color) {
    self.location = location
    self.color = color
  }
}
