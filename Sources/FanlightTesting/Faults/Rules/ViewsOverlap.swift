import AuditRules
import Snapshots

/// Text and controls that overlap (testing.md 9, `views-overlap`).
@MainActor
struct ViewsOverlap {
  /// The minimum extent of an overlap on both axes, in points.
  private static let leastExtent = 2.0
  /// The minimum share of the smaller box's area.
  private static let leastShare = 0.15
  /// The maximum side length of a badge, in points.
  private static let badgeSide = 32.0

  /// The views.
  let tree: ViewTree
  /// Returns the index of the frontmost box that a touch at a point of the screen reaches; `nil` if it
  /// reaches none of the tree.
  let hit: (Point) -> Int?

  /// The faults of the tree.
  var faults: [TreeFault] {
    let candidates = tree.boxes.filter { isCandidate($0) }
    var faults: [TreeFault] = []
    for (place, first) in candidates.enumerated() {
      for second in candidates[(place + 1)...] {
        guard let shared = overlap(of: first, second) else { continue }
        if let fault = fault(first, second, shared) { faults.append(fault) }
      }
    }
    return faults
  }

  private func isCandidate(_ box: ViewBox) -> Bool {
    box.kind != .container && !box.isAnimating && box.opacity >= 0.1 && !box.seen.isEmpty
      && (box.kind == .control || box.ink != nil)
  }

  /// Returns the overlap of two boxes if it is large enough for a fault.
  private func overlap(of first: ViewBox, _ second: ViewBox) -> Rect? {
    guard first.seen.maxX > second.seen.minX, second.seen.maxX > first.seen.minX,
      first.seen.maxY > second.seen.minY, second.seen.maxY > first.seen.minY,
      !tree.isInside(second, first)
    else { return nil }
    let (one, other) = (
      tree.visiblePart(of: first.seen, in: first), tree.visiblePart(of: second.seen, in: second)
    )
    let shared = one.intersection(other)
    let smaller = min(first.seen.area, second.seen.area)
    guard shared.width >= Self.leastExtent, shared.height >= Self.leastExtent,
      shared.area >= Self.leastShare * smaller
    else { return nil }
    return shared
  }

  private func fault(_ first: ViewBox, _ second: ViewBox, _ shared: Rect) -> TreeFault? {
    if scrollsClear(first, of: second, shared) || scrollsClear(second, of: first, shared) {
      return nil
    }
    let certainty: LayoutFault.Certainty = isBadge(first, second) ? .review : .certain
    let size = "\(PointText.text(shared.width)) x \(PointText.text(shared.height)) points"
    func fault(_ boxes: [ViewBox], _ message: String) -> TreeFault {
      TreeFault(
        rule: "views-overlap", severity: .serious, certainty: certainty,
        boxes: boxes.map(\.index), message: message, rect: shared,
        weight: shared.area / max(1, min(first.seen.area, second.seen.area)))
    }
    if first.kind == .text, second.kind == .text {
      guard !isCovered(first, by: second, shared) else { return nil }
      return fault([second, first], "\(size) of it are over other text")
    }
    let pairs = [(first, second), (second, first)]
    for (control, other) in pairs where control.kind == .control {
      guard isLost(control, to: other) else { continue }
      return fault([control, other], "a touch in its middle goes to what is over \(size) of it")
    }
    return textOverTitle(first, second).map { fault([$0.0, $0.1], "its text is over a title") }
  }

  /// Returns a view with text and a button whose title's ink the text overlaps; `nil` if there is none.
  private func textOverTitle(_ first: ViewBox, _ second: ViewBox) -> (ViewBox, ViewBox)? {
    guard (first.kind == .text) != (second.kind == .text), let ink = first.ink,
      let other = second.ink
    else { return nil }
    let shared = tree.visiblePart(of: ink, in: first)
      .intersection(tree.visiblePart(of: other, in: second))
    guard shared.width >= Self.leastExtent, shared.height >= Self.leastExtent,
      shared.area >= Self.leastShare * min(ink.area, other.area),
      !isCovered(first, by: second, shared)
    else { return nil }
    return first.kind == .text ? (first, second) : (second, first)
  }

  /// Returns whether a touch at the center of a control reaches the other box instead.
  private func isLost(_ control: ViewBox, to other: ViewBox) -> Bool {
    let middle = control.rect.center
    guard control.isActive, tree.visiblePart(of: control.rect, in: control).contains(middle),
      let reached = hit(middle)
    else { return false }
    return !tree.isInside(tree.boxes[reached], control)
      && tree.isInside(tree.boxes[reached], other)
  }

  /// Returns whether the second box, which is in front, hides the first.
  private func isCovered(_ first: ViewBox, by second: ViewBox, _ shared: Rect) -> Bool {
    guard Exemption.coveredText.isOn else { return false }
    return ([second] + tree.ancestors(of: second)).contains { box in
      box.isOpaque && !tree.isInside(first, box) && box.rect.contains(shared)
    }
  }

  /// Returns whether the user can scroll the first box away from the second, which stays in place.
  private func scrollsClear(_ first: ViewBox, of second: ViewBox, _ shared: Rect) -> Bool {
    guard Exemption.scrollingClear.isOn else { return false }
    let moving = tree.ancestors(of: first).filter { $0.scroll != nil && !tree.isInside(second, $0) }
    return moving.contains { box in
      guard let scroll = box.scroll else { return false }
      return scroll.vertical.backward + scroll.vertical.forward >= shared.height
        || scroll.horizontal.backward + scroll.horizontal.forward >= shared.width
    }
  }

  /// Returns whether one of the boxes is small and at the edge of the other, as badges are.
  private func isBadge(_ first: ViewBox, _ second: ViewBox) -> Bool {
    let (small, large) =
      first.seen.area <= second.seen.area ? (first.seen, second.seen) : (second.seen, first.seen)
    guard Exemption.badges.isOn, small.width <= Self.badgeSide, small.height <= Self.badgeSide,
      small.area <= large.area / 4
    else { return false }
    let rim = min(small.width, small.height) / 2
    let inner = large.inset(by: Insets(top: rim, left: rim, bottom: rim, right: rim))
    return !inner.contains(small.center)
  }
}
