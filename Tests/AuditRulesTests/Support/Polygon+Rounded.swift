import AuditRules
import Foundation

extension Polygon {
  /// A rectangle with circular corners, in pieces of 6 degrees.
  static func rounded(_ rect: Rect, radius: Double) -> Polygon {
    let centers = [
      (rect.maxX - radius, rect.minY + radius, 270.0),
      (rect.maxX - radius, rect.maxY - radius, 0.0),
      (rect.minX + radius, rect.maxY - radius, 90.0),
      (rect.minX + radius, rect.minY + radius, 180.0),
    ]
    return Polygon(
      centers.flatMap { x, y, start in
        stride(from: start, through: start + 90, by: 6).map { degrees in
          let angle = degrees * .pi / 180
          return Point(x: x + radius * cos(angle), y: y + radius * sin(angle))
        }
      })
  }
}
