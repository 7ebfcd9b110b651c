extension Rule {
  /// A page that is wider than the device width that its viewport meta specifies.
  static let pageTooWide = Rule(
    id: "page-too-wide", severity: .serious,
    title: "Page wider than the screen",
    help: """
      The page asks to be as wide as the device, and something in it is wider: the page is shrunk, or \
      scrolls sideways.
      """,
    properties: { _ in ["width", "min-width", "max-width", "white-space", "overflow-x", "overflow"]
    },
    offenses: { evidence in
      let page = evidence.screenful.page
      guard evidence.isFirstPosition, page.viewport.effect.width == .deviceWidth else { return [] }
      // An initial scale that the page specifies is not shrinking.
      let asked = page.viewport.effect.initialScale ?? 1
      let isShrunk = page.scale > 0 && page.scale < 0.99 * asked
      let range = page.horizontalScroll.backward + page.horizontalScroll.forward
      guard isShrunk || range > 1 else { return [] }
      let excess =
        isShrunk ? asked / page.scale : 1 + range / max(evidence.screenful.visible.width, 1)
      let culprit = widest(in: evidence)
      return [
        evidence.offense(
          of: culprit?.element ?? .page, severity: .serious,
          edge: page.isRightToLeft ? .left : .right, rect: culprit?.rect, weight: excess)
      ]
    },
    advice: { finding in
      let line = CSSLine(finding: finding)
      let isPage = finding.culprit == .page
      return finding.advice(
        "Let nothing be wider than the page.",
        css: line.declaring(isPage ? "overflow-x: clip" : "max-width: 100%"))
    })

  /// Returns the outermost element beyond the edge that no scroller contains: as it was measured, or of the boxes
  /// the one that reaches farthest.
  private static func widest(in evidence: Evidence) -> (element: Element, rect: Rect)? {
    let page = evidence.screenful.page
    if let measured = page.overflowing.first { return (measured.element, measured.rect) }
    let width = evidence.screenful.visible.width / max(page.viewport.effect.initialScale ?? 1, 0.01)
    func excess(_ box: Box) -> Double {
      page.isRightToLeft ? -box.documentRect.minX : box.documentRect.maxX - width
    }
    let beyond = evidence.screenful.boxes.filter { box in
      excess(box) > 1 && box.element.frame.isEmpty && box.absence == nil
        && !box.ancestors.contains(where: isHolding)
    }
    let widest = beyond.min { a, b in
      if excess(a) != excess(b) { return excess(a) > excess(b) }
      if a.rect.area != b.rect.area { return a.rect.area > b.rect.area }
      return a.element.key.lexicographicallyPrecedes(b.element.key)
    }
    return widest.map { ($0.element, $0.rect) }
  }

  /// Returns whether an ancestor keeps its overflow from making the page wider.
  private static func isHolding(_ ancestor: Ancestor) -> Bool {
    switch ancestor {
    case .clip(let clip): clip.isHorizontal
    case .scroller(let scroller): !scroller.isRoot
    case .pinned: false
    }
  }
}
