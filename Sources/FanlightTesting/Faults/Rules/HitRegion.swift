import AuditRules
import Snapshots

/// Controls that are hard to tap (testing.md 9, `hit-region`).
@MainActor
struct HitRegion {
  /// The distance between the points that are tried, in points.
  private static let step = 2.0
  /// The width and the height that a control should have.
  private static let wanted = 44.0
  /// The width and the height below which it is a fault (WCAG 2.5.8).
  private static let least = 24.0

  /// The views.
  let tree: ViewTree
  /// Returns the place of the frontmost box at a point of the screen that a touch reaches; `nil` if
  /// none of the tree is.
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

  /// Whether a bar is over a part of a control: one that scrolls is clear of it at another offset, and one
  /// that does not is at fault for it already.
  private func isCovered(_ box: ViewBox, _ pinned: PinnedBoxes) -> Bool {
    if bars.contains(where: { !$0.intersection(box.rect).isEmpty }) { return true }
    return tree.scroller(around: box) != nil && pinned.place(around: box, in: tree) == nil
      && pinned.elements.contains { !$0.rect.intersection(box.rect).isEmpty }
  }

  /// How far the region around a control's middle reaches on one axis, up to the wanted length.
  ///
  /// A control as large as its bounds has their length; steps would make it one step too short.
  private func region(of box: ViewBox, x: Double, y: Double) -> Double {
    let middle = box.rect.center
    let own = x > 0 ? box.rect.width : box.rect.height
    guard own < Self.wanted else { return own }
    func extent(_ sign: Double) -> Double {
      let inner = own / 2
      // The grid begins at the edge of the bounds: within them, the last point that is the control's.
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
