import Foundation

extension Path {
  /// Returns the path with every subpath closed and reversed, which cuts a hole under the non-zero
  /// winding rule.
  package func reversed() -> Path {
    var result: [Element] = []
    for part in parts() {
      guard let last = part.last else { continue }
      result.append(.move(last.end))
      for (index, segment) in part.enumerated().reversed() {
        let target = index == 0 ? part[0].start : part[index - 1].end
        switch segment.kind {
        case .line: result.append(.line(target))
        case .curve(let first, let second):
          result.append(.curve(target, control1: second, control2: first))
        }
      }
      result.append(.close)
    }
    return Path(result)
  }

  /// One segment of a subpath.
  private struct Segment {
    enum Kind {
      case line
      case curve(CGPoint, CGPoint)
    }

    var start: CGPoint
    var end: CGPoint
    var kind: Kind
  }

  /// Returns the segments of each subpath.
  private func parts() -> [[Segment]] {
    var parts: [[Segment]] = []
    var current: [Segment] = []
    var pen: CGPoint = .zero
    for element in elements {
      switch element {
      case .move(let point):
        if !current.isEmpty { parts.append(current) }
        current = []
        pen = point
      case .line(let point):
        current.append(Segment(start: pen, end: point, kind: .line))
        pen = point
      case .curve(let point, let first, let second):
        current.append(Segment(start: pen, end: point, kind: .curve(first, second)))
        pen = point
      case .close:
        if !current.isEmpty { parts.append(current) }
        current = []
      }
    }
    if !current.isEmpty { parts.append(current) }
    return parts
  }
}
