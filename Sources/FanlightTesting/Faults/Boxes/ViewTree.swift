import AuditRules

/// The views of the app on one screen, each before its subviews, back to front.
struct ViewTree: Sendable {
  /// The views.
  var boxes: [ViewBox]
  /// The screen's rectangle.
  var bounds: Rect
  /// The number of pixels per point.
  var scale: Double
  /// Whether the user chose one of the accessibility sizes of text.
  var hasAccessibilityTextSize: Bool = false

  /// The length of a pixel, in points.
  var pixel: Double { 1 / max(1, scale) }

  /// The boxes around a box, innermost first.
  func ancestors(of box: ViewBox) -> [ViewBox] {
    var result: [ViewBox] = []
    var next = box.parent
    while let index = next {
      result.append(boxes[index])
      next = boxes[index].parent
    }
    return result
  }

  /// Whether a box is another one, or inside it.
  func isInside(_ box: ViewBox, _ other: ViewBox) -> Bool {
    var next: Int? = box.index
    while let index = next, index >= other.index {
      if index == other.index { return true }
      next = boxes[index].parent
    }
    return false
  }

  /// The box in a scroll view, or `nil` if none is around it.
  func scroller(around box: ViewBox) -> ViewBox? {
    ancestors(of: box).first { $0.scroll != nil }
  }

  /// Whether the boxes around a box leave all of it visible.
  ///
  /// An edge of an intersection may be off by a rounding error, as thirds of a point have no exact number.
  func isWhole(_ box: ViewBox) -> Bool {
    let visible = visiblePart(of: box.rect, in: box)
    let pairs = [
      (visible.minX, box.rect.minX), (visible.minY, box.rect.minY),
      (visible.maxX, box.rect.maxX), (visible.maxY, box.rect.maxY),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-6 }
  }

  /// The part of a rectangle in a box that the boxes around it leave of it.
  func visiblePart(of rect: Rect, in box: ViewBox) -> Rect {
    ancestors(of: box).filter { $0.clips || $0.scroll != nil }.reduce(rect) {
      $0.intersection($1.rect)
    }.intersection(bounds)
  }
}
