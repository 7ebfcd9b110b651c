import CoreGraphics
import DisplayList
import Foundation

/// Draws lines with round ends as outlines, for symbols.
///
/// A line is the union of capsules, one a segment, all wound the same way, so that the whole is
/// filled at once.
struct SymbolPen {
  /// The width of lines, in points.
  var width: CGFloat
  /// The path drawn so far.
  private(set) var path = Path()

  init(width: CGFloat) {
    self.width = width
  }

  /// Draws straight lines from point to point.
  mutating func line(_ points: (CGFloat, CGFloat)...) {
    line(points.map { CGPoint(x: $0.0, y: $0.1) })
  }

  /// Draws straight lines round a part and back to its first point.
  mutating func loop(_ points: (CGFloat, CGFloat)...) {
    let points = points.map { CGPoint(x: $0.0, y: $0.1) }
    line(points + points.prefix(1))
  }

  mutating func line(_ points: [CGPoint]) {
    if points.count == 1 { capsule(points[0], points[0]) }
    for (start, end) in zip(points, points.dropFirst()) { capsule(start, end) }
  }

  /// Draws part of a circle; angles in degrees, 0 to the right, clockwise.
  mutating func arc(
    _ x: CGFloat, _ y: CGFloat, radius: CGFloat, from start: CGFloat, to end: CGFloat
  ) {
    let count = max(2, Int(abs(end - start) / 9))
    line(
      (0...count).map { index in
        let angle = (start + (end - start) * CGFloat(index) / CGFloat(count)) * .pi / 180
        return CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
      })
  }

  /// Draws a rectangle with round corners.
  mutating func box(
    _ x: CGFloat, _ y: CGFloat, _ boxWidth: CGFloat, _ height: CGFloat, radius: CGFloat
  ) {
    let (right, bottom) = (x + boxWidth, y + height)
    line((x + radius, y), (right - radius, y))
    line((x + radius, bottom), (right - radius, bottom))
    line((x, y + radius), (x, bottom - radius))
    line((right, y + radius), (right, bottom - radius))
    arc(x + radius, y + radius, radius: radius, from: 180, to: 270)
    arc(right - radius, y + radius, radius: radius, from: 270, to: 360)
    arc(right - radius, bottom - radius, radius: radius, from: 0, to: 90)
    arc(x + radius, bottom - radius, radius: radius, from: 90, to: 180)
  }

  /// Fills a shape with straight sides, its corners rounded by the pen; points run clockwise.
  mutating func fill(_ points: (CGFloat, CGFloat)...) {
    let points = points.map { CGPoint(x: $0.0, y: $0.1) }
    line(points + points.prefix(1))
    path.elements.append(.move(points[0]))
    path.elements += points.dropFirst().map { .line($0) }
    path.elements.append(.close)
  }

  /// Fills a shape that is already an outline, wound clockwise.
  mutating func fill(_ shape: Path) {
    path.elements += shape.elements
  }

  private mutating func capsule(_ start: CGPoint, _ end: CGPoint) {
    let radius = width / 2
    let angle = atan2(end.y - start.y, end.x - start.x)
    path.elements.append(
      .move(
        CGPoint(
          x: end.x + radius * cos(angle - .pi / 2), y: end.y + radius * sin(angle - .pi / 2))))
    path.addArc(
      center: end, radius: radius, startAngle: angle - .pi / 2, endAngle: angle + .pi / 2,
      isDecreasing: false)
    path.addArc(
      center: start, radius: radius, startAngle: angle + .pi / 2, endAngle: angle + .pi * 1.5,
      isDecreasing: false)
    path.elements.append(.close)
  }
}
