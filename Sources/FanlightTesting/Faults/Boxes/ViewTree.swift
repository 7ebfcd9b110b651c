import AuditRules

/// The app's views on a screen in depth-first order, back to front.
struct ViewTree: Sendable {
  /// The views.
  var boxes: [ViewBox]
  /// The screen's rectangle.
  var bounds: Rect
  /// The number of pixels per point.
  var scale: Double
  /// Whether the user chose one of the accessibility text sizes.
  var hasAccessibilityTextSize: Bool = false

  /// The length of a pixel, in points.
  var pixel: Double { 1 / max(1, scale) }

  /// Returns the ancestors of a box, innermost first.
  func ancestors(of box: ViewBox) -> [ViewBox] {
    var result: [ViewBox] = []
    var next = box.parent
    while let index = next {
      result.append(boxes[index])
      next = boxes[index].parent
    }
    return result
  }

  /// Returns whether a box is another one or a descendant of it.
  func isInside(_ box: ViewBox, _ other: ViewBox) -> Bool {
    var next: Int? = box.index
    while let index = next, index >= other.index {
      if index == other.index { return true }
      next = boxes[index].parent
    }
    return false
  }

  /// Returns the nearest scroll view around a box; `nil` if there is none.
  func scroller(around box: ViewBox) -> ViewBox? {
    ancestors(of: box).first { $0.scroll != nil }
  }

  /// Returns whether no ancestor clips a box.
  ///
  /// A rounding error is allowed, because thirds of a point have no exact representation.
  func isWhole(_ box: ViewBox) -> Bool {
    let visible = visiblePart(of: box.rect, in: box)
    let pairs = [
      (visible.minX, box.rect.minX), (visible.minY, box.rect.minY),
      (visible.maxX, box.rect.maxX), (visible.maxY, box.rect.maxY),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-6 }
  }

  /// Returns the part of a rectangle in a box that no ancestor clips.
  func visiblePart(of rect: Rect, in box: ViewBox) -> Rect {
    ancestors(of: box).filter { $0.clips || $0.scroll != nil }.reduce(rect) {
      $0.intersection($1.rect)
    }.intersection(bounds)
  }
}
