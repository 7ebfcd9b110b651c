import CoreGraphics
import Foundation

/// The tools on Safari's bars, as outlines in a square of 24 points.
///
/// - Source: drawn for this project after the public appearance of the bars; not Apple's artwork.
enum SafariIcon: Sendable, Hashable, CaseIterable {
  case back
  case forward
  case share
  case bookmarks
  case tabs
  case more
  case lock

  /// The outline around the middle (0, 0), in points.
  var outline: CGPath {
    let path = CGMutablePath()
    switch self {
    case .back: path.addLines(between: Self.points((4, -9), (-5, 0), (4, 9)))
    case .forward: path.addLines(between: Self.points((-4, -9), (5, 0), (-4, 9)))
    case .share:
      path.addLines(between: Self.points((-4, -3), (-8, -3), (-8, 10), (8, 10), (8, -3), (4, -3)))
      path.addLines(between: Self.points((0, 4), (0, -11)))
      path.addLines(between: Self.points((-4, -7), (0, -11), (4, -7)))
    case .bookmarks:
      path.addLines(between: Self.points((0, -6), (-5, -8), (-11, -6), (-11, 8), (-5, 6), (0, 8)))
      path.addLines(between: Self.points((0, 8), (5, 6), (11, 8), (11, -6), (5, -8), (0, -6)))
      path.addLines(between: Self.points((0, -6), (0, 8)))
    case .tabs:
      path.addRoundedRect(
        in: CGRect(x: -10, y: -5, width: 15, height: 15), cornerWidth: 2, cornerHeight: 2)
      path.addLines(
        between: Self.points((-5, -5), (-5, -10), (10, -10), (10, 5), (5, 5)))
    case .more:
      for x in [-7.0, 0, 7] {
        path.addEllipse(in: CGRect(x: x - 1, y: -1, width: 2, height: 2))
      }
    case .lock:
      path.addRoundedRect(
        in: CGRect(x: -4, y: -1, width: 8, height: 6.5), cornerWidth: 1.5, cornerHeight: 1.5)
      path.move(to: CGPoint(x: -2.5, y: -1))
      path.addCurve(
        to: CGPoint(x: 2.5, y: -1), control1: CGPoint(x: -2.5, y: -6.5),
        control2: CGPoint(x: 2.5, y: -6.5))
    }
    return path
  }

  private static func points(_ pairs: (CGFloat, CGFloat)...) -> [CGPoint] {
    pairs.map { CGPoint(x: $0.0, y: $0.1) }
  }
}
