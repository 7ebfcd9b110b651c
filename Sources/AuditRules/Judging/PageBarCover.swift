/// The first or last box of a page under a fixed or sticky element of the page (audit.md 3).
struct PageBarCover: Sendable {
  /// What is judged.
  let evidence: Evidence
  /// The edge of the bar.
  let edge: Edge

  /// The faults.
  var offenses: [Offense] {
    let position: ScrollPosition = edge == .top ? .top : .end
    guard evidence.screenful.position == position, let box = extremeBox else { return [] }
    let bars = evidence.screenful.pinned.filter(isBar)
    return bars.compactMap { bar -> Offense? in
      guard !isInside(box, bar) else { return nil }
      let shared = box.ink.intersection(bar.rect)
      guard shared.area >= 0.5 * box.ink.area, isAbove(bar, box) else { return nil }
      return Offense(
        element: box.element, edge: edge, severity: .serious, certainty: certainty(of: box),
        culprit: scroller(of: box), rect: box.ink, obstruction: nil,
        overlap: Point(x: shared.width, y: shared.height), weight: bar.rect.height,
        response: box.response, notes: ["covered by \(bar.element.selector)"])
    }
  }

  /// The box in flow that is nearest to the edge: nothing more can be scrolled there.
  private var extremeBox: Box? {
    // A box under a bar is not the winner of hit tests, which the filter of other rules asks for.
    let filter = BoxFilter(
      screenful: evidence.screenful, exemptions: evidence.options.exemptions,
      pinned: Dictionary(evidence.screenful.pinned.map { ($0.id, $0) }) { first, _ in first })
    let canScroll = evidence.exempts(.scrolling)
    let boxes = evidence.screenful.boxes.filter { box in
      guard filter.isShown(box), !filter.shownInk(of: box).isEmpty else { return false }
      guard !filter.pinnedElements(around: box).contains(where: { $0.isStuck(on: .vertical) })
      else { return false }
      return Reach(of: box, pinned: filter.pinned, canScroll: canScroll).isStuck(at: edge)
    }
    return boxes.min { a, b in
      let (x, y) = edge == .top ? (a.ink.minY, b.ink.minY) : (-a.ink.maxY, -b.ink.maxY)
      if x != y { return x < y }
      if a.ink != b.ink { return a.ink.key.lexicographicallyPrecedes(b.ink.key) }
      return a.element.key.lexicographicallyPrecedes(b.element.key)
    }
  }

  private func certainty(of box: Box) -> Certainty {
    let isReceding = evidence.screenful.isEndReceding && evidence.screenful.position == .end
    return box.isMoving || isReceding ? .review : .certain
  }

  /// Whether a pinned element is a bar at the edge, whose user expects to see the page beyond it.
  private func isBar(_ element: PinnedElement) -> Bool {
    let visible = evidence.screenful.visible
    guard element.isStuck(on: .vertical), element.anchors.contains(edge), element.hidesContent,
      element.remains
    else { return false }
    if evidence.exempts(.modals), element.rect.height >= 0.4 * visible.height { return false }
    return !(evidence.exempts(.cookieBars) && ConsentBanner.isNamed(by: element.names))
  }

  /// Whether the bar is above the box: it wins 5 of 9 hit tests, or is painted above where hit tests
  /// do not find it.
  private func isAbove(_ bar: PinnedElement, _ box: Box) -> Bool {
    guard bar.takesTouches else { return bar.isPaintedAbove }
    return box.points.count { $0.hit == .pinned(bar.id) } >= 5
  }

  /// What gives way to the bar: the element whose content scrolls under it.
  private func scroller(of box: Box) -> Element {
    for ancestor in box.ancestors {
      if case .scroller(let scroller) = ancestor, !scroller.isRoot { return scroller.element }
    }
    return Element("body")
  }

  private func isInside(_ box: Box, _ bar: PinnedElement) -> Bool {
    box.ancestors.contains(.pinned(bar.id))
  }

  /// What to do about a finding of the rule.
  static func advice(for finding: Finding, edge: Edge) -> Advice {
    let height = Int(finding.worst.weight.rounded())
    return finding.advice(
      "Leave as much free at the \(edge) of what scrolls as the bar covers.",
      css: CSSLine(finding: finding).declaring(
        "padding-\(edge): calc(\(height)px + env(safe-area-inset-\(edge)))"))
  }
}
