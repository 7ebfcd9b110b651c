/// The first or last box of a page under a fixed or sticky element of the page (audit.md 3).
struct PageBarCover: Sendable {
  /// The screenful that is judged.
  let evidence: Evidence
  /// The edge that the bar is at.
  let edge: Edge

  /// The offenses found.
  var offenses: [Offense] {
    let position: ScrollPosition = edge == .top ? .top : .end
    guard evidence.screenful.position == position else { return [] }
    let bars = evidence.screenful.pinned.filter(isBar)
    guard !bars.isEmpty, let judged = extremeBox else { return [] }
    let box = judged.box
    return bars.compactMap { bar -> Offense? in
      let shared = box.ink.intersection(bar.rect)
      guard !box.ancestors.contains(.pinned(bar.id)), shared.area >= 0.5 * box.ink.area,
        isAbove(bar, box)
      else { return nil }
      var offense = evidence.offense(
        judged, edge: edge, severity: .serious, culprit: scroller(of: box), rect: box.ink,
        overlap: Point(x: shared.width, y: shared.height), weight: bar.rect.height)
      offense.notes = ["covered by \(bar.element.selector)"]
      return offense
    }
  }

  /// The box in flow that is nearest to the edge, where the page is scrolled to its end.
  ///
  /// It may be covered, because hit tests do not find a box under a bar.
  private var extremeBox: JudgedBox? {
    let boxes = evidence.shown.filter { judged in
      !judged.ink.isEmpty && !judged.pinned.contains { $0.isStuck(on: .vertical) }
    }
    let ordered = boxes.sorted { first, second in
      let (a, b) = (first.box, second.box)
      let (x, y) = edge == .top ? (a.ink.minY, b.ink.minY) : (-a.ink.maxY, -b.ink.maxY)
      if x != y { return x < y }
      if a.ink != b.ink { return a.ink.key.lexicographicallyPrecedes(b.ink.key) }
      return a.element.key.lexicographicallyPrecedes(b.element.key)
    }
    return ordered.first { $0.reach.isStuck(at: edge) }
  }

  /// Returns whether a pinned element is a bar at the edge, beyond which users expect to see the page.
  private func isBar(_ element: PinnedElement) -> Bool {
    let visible = evidence.screenful.visible
    guard element.isStuck(on: .vertical), element.anchors.contains(edge), element.hidesContent,
      element.remains
    else { return false }
    if evidence.exempts(.modals), element.rect.height >= 0.4 * visible.height { return false }
    return !(evidence.exempts(.cookieBars) && ConsentBanner.isNamed(by: element.names))
  }

  /// Returns whether the bar is above the box: it wins 5 of 9 hit tests or, where hit tests do not find it, is
  /// painted above.
  private func isAbove(_ bar: PinnedElement, _ box: Box) -> Bool {
    guard bar.takesTouches else { return bar.isPaintedAbove }
    return box.points.count { $0.hit == .pinned(bar.id) } >= 5
  }

  /// Returns the element whose content scrolls under the bar, and which needs the padding.
  private func scroller(of box: Box) -> Element {
    for ancestor in box.ancestors {
      if case .scroller(let scroller) = ancestor, !scroller.isRoot { return scroller.element }
    }
    return Element("body")
  }

  /// Returns the advice for a finding of the rule.
  static func advice(for finding: Finding, edge: Edge) -> Advice {
    let height = Int(finding.worst.weight.rounded())
    return finding.advice(
      "Leave as much free at the \(edge) of what scrolls as the bar covers.",
      css: CSSLine(finding: finding).declaring(
        "padding-\(edge): calc(\(height)px + env(safe-area-inset-\(edge)))"))
  }
}
