import AuditRules
import CoreGraphics
import DisplayList
import Simulator

extension Polygon {
  /// Creates a polygon from the first subpath of a path.
  init(_ path: Path) { self.init(path.vertices.map { Point(x: $0.x, y: $0.y) }) }
}
