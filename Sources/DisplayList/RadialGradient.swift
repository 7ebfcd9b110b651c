public import Foundation

/// A gradient between two circles.
public struct RadialGradient: Sendable, Equatable {
  /// The center of the first circle, in points.
  public var start: CGPoint
  /// The radius of the first circle, in points.
  public var startRadius: CGFloat
  /// The center of the last circle, in points.
  public var end: CGPoint
  /// The radius of the last circle, in points.
  public var endRadius: CGFloat
  /// The color stops, from 0 at the first circle through 1 at the last.
  public var stops: [GradientStop]

  /// Creates a gradient; radii are in points.
  public init(
    start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat, stops: [GradientStop]
  ) {
    self.start = start
    self.startRadius = startRadius
    self.end = end
    self.endRadius = endRadius
    self.stops = stops
  }
}
