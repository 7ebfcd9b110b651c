import AuditRules
import Snapshots

/// Text that keeps its size when the user chooses another (testing.md 9, `fixed-text`).
enum FixedText {
  /// Returns the faults of a tree, with the sizes of its fonts where the user chose the largest text.
  ///
  /// - Parameter largest: The size of a box's font by its place; `nil` if it is not there any more.
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
