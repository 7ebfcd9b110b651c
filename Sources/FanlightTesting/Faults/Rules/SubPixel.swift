import AuditRules
import Snapshots

/// Text whose frame is not aligned to pixels (testing.md 9, `sub-pixel`).
enum SubPixel {
  /// Returns the faults of a tree.
  static func faults(in tree: ViewTree) -> [TreeFault] {
    tree.boxes.compactMap { box in
      guard box.text != nil, box.hasManualFrame,
        let frame = box.frame
      else { return nil }
      let distance = max(
        distanceToPixel(frame.x * tree.scale), distanceToPixel(frame.y * tree.scale))
      guard distance > 0.01 else { return nil }
      return TreeFault(
        rule: "sub-pixel", severity: .minor, boxes: [box.index],
        message: "the text begins at (\(PointText.text(frame.x)) \(PointText.text(frame.y))), "
          + "between the pixels of a screen with \(PointText.text(tree.scale)) pixels per point",
        rect: box.rect, weight: distance)
    }
  }

  private static func distanceToPixel(_ value: Double) -> Double { abs(value - value.rounded()) }
}
