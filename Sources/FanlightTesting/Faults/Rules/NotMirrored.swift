import AuditRules
import Snapshots

/// Views that are not mirrored in the opposite layout direction (testing.md 9, `not-mirrored`).
struct NotMirrored {
  /// A box in both layout directions.
  struct Pair: Sendable {
    /// The index of the box in the tree of the screen's direction.
    var index: Int
    /// The visible area in the parent's coordinates, in the screen's direction.
    var own: Rect
    /// The visible area in the parent's coordinates, in the opposite direction.
    var other: Rect
    /// The parent's width in both directions.
    var parentWidths: (own: Double, other: Double)
    /// A constraint of the view that uses the left or right attribute; `nil` if there is none.
    var constraint: String?
  }

  /// The tolerance for mirror images, in points, because text has other glyphs at its ends.
  private static let tolerance = 1.5

  /// Returns the faults of boxes in a tree.
  static func faults(of pairs: [Pair], in tree: ViewTree) -> [TreeFault] {
    pairs.compactMap { pair in
      // A parent with another width in the other direction is at fault itself.
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
