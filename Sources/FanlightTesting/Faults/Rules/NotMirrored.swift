import AuditRules
import Snapshots

/// Views that stay in place where the direction of reading changes (testing.md 9, `not-mirrored`).
struct NotMirrored {
  /// A box in both directions of reading.
  struct Pair: Sendable {
    /// The box's place in the tree of the screen's own direction.
    var index: Int
    /// What the user sees of it, in the coordinates of its parent, in the screen's own direction.
    var own: Rect
    /// The same in the other direction.
    var other: Rect
    /// The widths of its parent in both directions.
    var parentWidths: (own: Double, other: Double)
    /// The constraint with `left` or `right` that holds it; `nil` if there is none.
    var constraint: String?
  }

  /// How far a mirror image may be off, in points: texts have other glyphs at their ends.
  private static let tolerance = 1.5

  /// Returns the faults of boxes in a tree.
  static func faults(of pairs: [Pair], in tree: ViewTree) -> [TreeFault] {
    pairs.compactMap { pair in
      // A parent of another width in the other direction is at fault itself.
      guard abs(pair.parentWidths.own - pair.parentWidths.other) < tolerance,
        !Exemption.semanticContent.isOn
          || !([tree.boxes[pair.index]] + tree.ancestors(of: tree.boxes[pair.index]))
            .contains(where: \.keepsDirection)
      else { return nil }
      let mirrored = pair.parentWidths.own - pair.own.maxX
      let distance = abs(pair.other.minX - mirrored)
      guard distance > tolerance, abs(pair.other.width - pair.own.width) < tolerance else {
        return nil
      }
      let constraint = pair.constraint.map { "; it is held by \($0)" } ?? ""
      return TreeFault(
        rule: "not-mirrored", severity: .moderate, certainty: .review, boxes: [pair.index],
        message: "in the other direction of reading it is at x \(PointText.text(pair.other.minX)) "
          + "of its superview, and its mirror image at \(PointText.text(mirrored))\(constraint)",
        rect: tree.boxes[pair.index].rect, weight: distance)
    }
  }
}
