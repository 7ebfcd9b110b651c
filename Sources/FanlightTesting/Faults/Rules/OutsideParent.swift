import AuditRules
import Snapshots

/// Controls outside their superview, which no touch reaches, and text that a view clips without scrolling
/// (testing.md 9, `outside-parent`).
@MainActor
struct OutsideParent {
  /// The views.
  let tree: ViewTree
  /// Returns the index of the frontmost box that a touch at a point of the screen reaches; `nil` if it
  /// reaches none of the tree.
  let hit: (Point) -> Int?

  /// The faults of the tree.
  var faults: [TreeFault] {
    tree.boxes.compactMap { box in
      if box.isTransformed, box.isAnimating { return nil }
      switch box.kind {
      case .control: return unreachable(box)
      case .text: return cutOff(box)
      case .container: return nil
      }
    }
  }

  private func unreachable(_ box: ViewBox) -> TreeFault? {
    let middle = box.rect.center
    let ancestors = tree.ancestors(of: box)
    // A control that receives no touches only displays something; a disabled one is meant to receive them
    // later.
    guard box.takesTouches, let outer = ancestors.first(where: { !$0.rect.contains(middle) }),
      // A clipped or scrolled-away control is not visible, and one outside the screen is out of reach.
      tree.visiblePart(of: box.rect, in: box).contains(middle),
      hit(middle).map({ tree.isInside(tree.boxes[$0], box) }) != true
    else { return nil }
    let beyond = Edge.allCases.map { (edge: $0, by: point(middle, beyond: $0, of: outer.rect)) }
      .max { $0.by < $1.by }
    return TreeFault(
      rule: "outside-parent", severity: .serious, boxes: [box.index, outer.index],
      message: "its middle is \(PointText.text(beyond?.by ?? 0)) points beyond the "
        + "\(beyond?.edge.rawValue ?? "edge") of a superview, where no touch reaches it",
      rect: box.rect, weight: beyond?.by ?? 0)
  }

  private func point(_ point: Point, beyond edge: Edge, of rect: Rect) -> Double {
    switch edge {
    case .top: rect.minY - point.y
    case .left: rect.minX - point.x
    case .bottom: point.y - rect.maxY
    case .right: point.x - rect.maxX
    }
  }

  private func cutOff(_ box: ViewBox) -> TreeFault? {
    guard let ink = box.ink, !ink.isEmpty else { return nil }
    for outer in tree.ancestors(of: box) {
      if outer.scroll != nil { return nil }
      guard outer.clips else { continue }
      let shown = ink.intersection(outer.rect)
      // Completely hidden text is collapsed on purpose, such as that of a row that expands.
      guard !shown.isEmpty || !Exemption.closedViews.isOn else { return nil }
      let (width, height) = (ink.width - shown.width, ink.height - shown.height)
      guard max(width, height) > tree.pixel + 1e-6 else { continue }
      return TreeFault(
        rule: "outside-parent", severity: .serious, boxes: [box.index, outer.index],
        message: "a superview that clips cuts off \(PointText.text(width)) x "
          + "\(PointText.text(height)) points of the text",
        rect: ink, weight: 1 - shown.area / ink.area)
    }
    return nil
  }
}
