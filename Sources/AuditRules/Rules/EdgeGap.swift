extension Rule {
  /// A bar that ends short of the screen's edge.
  static let edgeGap = Rule(
    id: "edge-gap", severity: .minor, certainty: .review,
    title: "Bar that ends above the edge",
    help: "Between the page's bar and the edge of the screen another color shows.",
    properties: { Declarations.placement(at: $0) },
    offenses: { evidence in
      let screenful = evidence.screenful
      let bounds = screenful.screen.bounds
      let clear = screenful.visible.intersection(bounds.inset(by: screenful.screen.safeArea))
      return screenful.pinned.flatMap { bar in
        Edge.allCases.compactMap { edge -> Offense? in
          let gap = abs(bar.rect[edge] - bounds[edge])
          // If the host has a bar at the edge, the page has none there.
          guard !evidence.hasBar(at: edge), bar.anchors.contains(edge),
            bar.isStuck(on: edge.axis), let background = bar.background, background.alpha >= 0.5,
            let beyond = bar.colorBeyond[edge], !beyond.isLike(background),
            gap > 1, gap <= screenful.screen.safeArea[edge] + 8,
            spans(bar.rect, edge, of: clear)
          else { return nil }
          return Offense(
            element: bar.element, edge: edge, severity: .minor, certainty: .review,
            culprit: bar.element, rect: bar.rect, obstruction: nil, overlap: nil, weight: gap)
        }
      }
    },
    advice: { finding in
      let edge = finding.edge ?? .bottom
      return finding.advice(
        "Let the page cover the screen and pad the bar by the inset, or accept the gap.",
        css: CSSLine(finding: finding).declaring("padding-\(edge): env(safe-area-inset-\(edge))"))
    })

  /// Returns whether a bar spans the edge of a page, which may keep clear of the sides; a floating bar leaves its gap
  /// on purpose.
  private static func spans(_ rect: Rect, _ edge: Edge, of clear: Rect) -> Bool {
    switch edge.axis {
    case .vertical: rect.minX <= clear.minX + 2 && rect.maxX >= clear.maxX - 2
    case .horizontal: rect.minY <= clear.minY + 2 && rect.maxY >= clear.maxY - 2
    }
  }
}
