import CoreGraphics
package import DisplayList

/// The widths of the edges that keep their size while the part between them is stretched, in points.
package struct StretchedParts: Sendable, Equatable {
  package var top: CGFloat
  package var left: CGFloat
  package var bottom: CGFloat
  package var right: CGFloat

  /// Creates edges with widths in points.
  package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Returns the parts of a rectangle, each with its rectangle in another one.
  package func parts(
    of source: CGRect, in target: CGRect
  ) -> [(source: CGRect, target: CGRect)] {
    let columns = StretchedParts.spans(
      source.minX, source.width, target.minX, target.width, left, right)
    let rows = StretchedParts.spans(
      source.minY, source.height, target.minY, target.height, top, bottom)
    return rows.flatMap { row in
      columns.map { column in
        (
          CGRect(x: column.0, y: row.0, width: column.1, height: row.1),
          CGRect(x: column.2, y: row.2, width: column.3, height: row.3)
        )
      }
    }
  }

  /// Returns the start and length of the parts of one axis, in the source and in the target.
  private static func spans(
    _ from: CGFloat, _ length: CGFloat, _ to: CGFloat, _ newLength: CGFloat, _ first: CGFloat,
    _ last: CGFloat
  ) -> [(CGFloat, CGFloat, CGFloat, CGFloat)] {
    // Edges that do not fit are scaled down together.
    let factor = first + last > newLength && first + last > 0 ? newLength / (first + last) : 1
    let (start, end) = (first * factor, last * factor)
    return [
      (from, first, to, start),
      (from + first, length - first - last, to + start, newLength - start - end),
      (from + length - last, last, to + newLength - end, end),
    ].filter { $0.1 > 0 && $0.3 > 0 }
  }

  /// Returns the drawing of a part of a drawing in a rectangle, with its edges unscaled.
  package func commands(
    _ drawing: [DrawingCommand], of source: CGRect, in target: CGRect
  ) -> [DrawingCommand] {
    guard !drawing.isEmpty, !source.isEmpty, !target.isEmpty else { return [] }
    return parts(of: source, in: target).map { part in
      let place = CGAffineTransform(translationX: -part.source.minX, y: -part.source.minY)
        .concatenating(
          CGAffineTransform(
            scaleX: part.target.width / part.source.width,
            y: part.target.height / part.source.height)
        )
        .concatenating(CGAffineTransform(translationX: part.target.minX, y: part.target.minY))
      return .group(
        Group(
          clip: Path(part.target),
          commands: [.group(Group(transform: place.displayTransform, commands: drawing))]))
    }
  }
}
