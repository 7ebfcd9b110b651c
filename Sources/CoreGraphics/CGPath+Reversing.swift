import DisplayList
import Foundation

extension CGPath {
  /// Returns the path in the opposite direction, from the end of its last subpath to the start of its first.
  ///
  /// Open subpaths stay open.
  package func reversed() -> CGPath {
    var parts: [[Path.Element]] = []
    for element in displayPath.elements {
      if case .move = element { parts.append([]) }
      if parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(element)
    }
    return CGPath(Path(parts.reversed().flatMap(CGPath.reversed)))
  }

  private static func reversed(_ part: [Path.Element]) -> [Path.Element] {
    var ends: [CGPoint] = []
    var controls: [(CGPoint, CGPoint)?] = []
    var isClosed = false
    for element in part {
      switch element {
      case .move(let point), .line(let point):
        ends.append(point)
        controls.append(nil)
      case .curve(let point, let control1, let control2):
        ends.append(point)
        controls.append((control1, control2))
      case .close: isClosed = true
      }
    }
    guard let last = ends.last else { return [] }
    var result: [Path.Element] = [.move(last)]
    for index in stride(from: ends.count - 1, to: 0, by: -1) {
      if let (control1, control2) = controls[index] {
        result.append(.curve(ends[index - 1], control1: control2, control2: control1))
      } else {
        result.append(.line(ends[index - 1]))
      }
    }
    return isClosed ? result + [.close] : result
  }
}
