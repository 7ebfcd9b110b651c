import AuditRules
import Snapshots

/// Controls that are too small to tap easily (testing.md 9, `hit-region`).
@MainActor
struct HitRegion {
  /// The distance between tested points, in points.
  private static let step = 2.0
  /// The recommended width and height of a control, in points.
  private static let wanted = 44.0
  /// The width and height below which a control is at fault (WCAG 2.5.8), in points.
  private static let least = 24.0

  /// The views.
  let tree: ViewTree
  /// Returns the index of the frontmost box that a touch at a point of the screen reaches; `nil` if it
  /// reaches none of the tree.
  let hit: (Point) -> Int?
  /// The rectangles of the app's bars.
  var bars: [Rect] = []

  /// The faults of the tree.
  var faults: [TreeFault] {
    let pinned = PinnedBoxes(in: tree)
    return tree.boxes.compactMap { box in
      guard box.kind == .control, box.isActive,
        !box.isAnimating,
        min(box.rect.width, box.rect.height) < Self.wanted, tree.isWhole(box),
        !isCovered(box, pinned),
        reaches(box, at: box.rect.center)
      else { return nil }
      let width = region(of: box, x: Self.step, y: 0)
      let height = region(of: box, x: 0, y: Self.step)
      guard min(width, height) < Self.wanted else { return nil }
      let isFault = min(width, height) < Self.least
      return TreeFault(
        rule: "hit-region", severity: .moderate, certainty: isFault ? .certain : .review,
        boxes: [box.index],
        message: "touches reach it in \(PointText.text(width)) x \(PointText.text(height)) points; "
          + (isFault ? "24 x 24 are the least, 44 x 44 are right" : "44 x 44 are right"),
        rect: box.rect, weight: Self.wanted / max(1, min(width, height)))
    }
  }

  /// Returns whether a bar covers a part of a control: one that scrolls is clear of the bar at another offset, and one
  /// that does not is reported by another rule.
  private func isCovered(_ box: ViewBox, _ pinned: PinnedBoxes) -> Bool {
    if bars.contains(where: { !$0.intersection(box.rect).isEmpty }) { return true }
    return tree.scroller(around: box) != nil && pinned.pinnedIndex(around: box, in: tree) == nil
      && pinned.elements.contains { !$0.rect.intersection(box.rect).isEmpty }
  }

  /// Returns the extent of the region around a control's center on one axis, up to the recommended length.
  ///
  /// A control that fills its bounds has their length; the steps alone would make it one step too short.
  private func region(of box: ViewBox, x: Double, y: Double) -> Double {
    let middle = box.rect.center
    let own = x > 0 ? box.rect.width : box.rect.height
    guard own < Self.wanted else { return own }
    func extent(_ sign: Double) -> Double {
      let inner = own / 2
      // The steps start at the edge of the bounds, inside of which is the control's last point.
      var length = inner - 0.1
      func isOwn(_ length: Double) -> Bool {
        reaches(
          box,
          at: Point(
            x: middle.x + (x > 0 ? sign * length : 0), y: middle.y + (y > 0 ? sign * length : 0)))
      }
      if isOwn(length) {
        length = inner
        while length < Self.wanted / 2, isOwn(length + Self.step - 0.1) { length += Self.step }
        return length
      }
      while length > 0, !isOwn(length) { length -= Self.step }
      return max(0, length)
    }
    return extent(-1) + extent(1)
  }

  private func reaches(_ box: ViewBox, at point: Point) -> Bool {
    guard let reached = hit(point) else { return false }
    return tree.isInside(tree.boxes[reached], box)
  }
}
