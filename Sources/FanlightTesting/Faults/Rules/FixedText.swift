import AuditRules
import Snapshots

/// Text that does not follow the user's text size (testing.md 9, `fixed-text`).
enum FixedText {
  /// Returns the faults of a tree, given its font sizes at the largest text size.
  ///
  /// - Parameter largest: Returns the font size of a box by its index; `nil` if it no longer exists.
  static func faults(in tree: ViewTree, largest: (Int) -> Double?) -> [TreeFault] {
    tree.boxes.compactMap { box in
      guard let text = box.text, !(text.isAttributed && Exemption.attributedText.isOn),
        let size = largest(box.index),
        size == text.fontSize
      else { return nil }
      return TreeFault(
        rule: "fixed-text", severity: .moderate, certainty: .review, boxes: [box.index],
        message: "the text has \(PointText.text(size)) points in every text size",
        rect: box.rect, weight: 1)
    }
  }
}
