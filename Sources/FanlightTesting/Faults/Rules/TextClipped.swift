import AuditRules
import Snapshots

/// Text that its view clips or truncates (testing.md 9, `text-clipped`).
enum TextClipped {
  /// The factor by which text may be wider than its view, because its glyphs are not those of San Francisco.
  private static let tolerance = 1.1

  /// Returns the faults of a tree.
  static func faults(in tree: ViewTree) -> [TreeFault] {
    tree.boxes.compactMap { box in
      guard let text = box.text, !(box.isAnimating && Exemption.animations.isOn) else { return nil }
      return fault(of: text, box, in: tree)
    }
  }

  private static func fault(
    of text: TextMeasure, _ box: ViewBox, in tree: ViewTree
  ) -> TreeFault? {
    if text.lineLimit == 1 {
      if let fault = widthFault(of: text, box, in: tree) { return fault }
    }
    let missing = text.neededHeight - text.height
    guard missing > tree.pixel + 1e-6 else { return nil }
    // Text that would fit with a tenth more width may fit in San Francisco.
    let fitsWhenWider = text.neededHeightWhenWider - text.height <= tree.pixel + 1e-6
    let isReview = fitsWhenWider || isPreview(text, box, in: tree)
    return TreeFault(
      rule: "text-clipped", severity: .serious, certainty: isReview ? .review : .certain,
      boxes: [box.index],
      message: "the text needs a height of \(PointText.text(text.neededHeight)) and has "
        + "\(PointText.text(text.height)) points",
      rect: box.rect, weight: text.neededHeight / max(text.height, 1))
  }

  private static func widthFault(
    of text: TextMeasure, _ box: ViewBox, in tree: ViewTree
  ) -> TreeFault? {
    let needed = text.neededWidth * (Exemption.shrinkingText.isOn ? text.leastScale : 1)
    guard needed > text.width + tree.pixel + 1e-6 else { return nil }
    let isCertain =
      (text.isTitle || needed > tolerance * text.width) && !isPreview(text, box, in: tree)
      && !tree.hasAccessibilityTextSize
    return TreeFault(
      rule: "text-clipped", severity: .serious, certainty: isCertain ? .certain : .review,
      boxes: [box.index],
      message: "the \(text.isTitle ? "title" : "text") needs a width of "
        + "\(PointText.text(needed)) and has \(PointText.text(text.width)) points",
      rect: box.rect, weight: needed / max(text.width, 1))
  }

  /// Returns whether the text is the start of a longer one, as in a list.
  private static func isPreview(_ text: TextMeasure, _ box: ViewBox, in tree: ViewTree) -> Bool {
    Exemption.previews.isOn && !text.isTitle && text.lineLimit > 0 && text.truncatesTail
      && tree.scroller(around: box) != nil
  }
}
