extension Rule {
  /// The same inset used twice.
  static let doubleInset = Rule(
    id: "double-inset", severity: .serious,
    title: "The same inset twice",
    help: """
      Two elements, or the page and its web view, keep clear of the same part of the screen: between \
      the content and the edge is twice the inset.
      """,
    properties: { Declarations.placement(at: $0) },
    offenses: { evidence in
      Edge.allCases.flatMap { edge in
        let found = evidence.boxes.compactMap { doubleInset(of: $0, at: edge, in: evidence) }
        return nearest(found, to: edge)
      }
    },
    advice: { finding in
      let places = finding.causes.prefix(2).map(\.sentence).joined(separator: " ")
      let edge = finding.edge ?? .bottom
      let isByWebView = finding.notes.contains(webViewNote)
      let text =
        isByWebView
        ? "The web view insets its content already: remove the page's inset, or the app's."
        : "Remove one of the two insets at this edge."
      return Advice(
        [places, text].filter { !$0.isEmpty }.joined(separator: " "),
        css: CSSLine(finding: finding).declaring("padding-\(edge): 0"))
    })

  /// The greatest response that still is one of insets: a box that moves further than three of them has been
  /// laid out elsewhere, such as in another row of a grid.
  private static let greatestResponse: Double = 3.2

  private static let webViewNote = "the web view insets its content at this edge"

  /// Returns the offense of a box at an edge, with the component it belongs to: boxes of one component share
  /// one offense.
  private static func doubleInset(
    of judged: JudgedBox, at edge: Edge, in evidence: Evidence
  ) -> (part: Int?, offense: Offense)? {
    let page = evidence.screenful.page
    let inset = page.environment[edge]
    guard judged.box.kind != .media, inset > 0, let response = judged.box.response[edge],
      response <= greatestResponse, judged.reach.isStuck(at: edge)
    else { return nil }
    let gap = judged.box.gap[edge]
    let isTwiceInPage = response >= 1.8 && (gap ?? 0) >= 1.8 * inset
    let isByWebView = response >= 0.9 && page.adjustedContentInset[edge] > 0
    guard isTwiceInPage || isByWebView else { return nil }
    var offense = evidence.offense(
      judged, edge: edge, severity: .serious, overlap: nil,
      weight: (gap ?? (response + 1) * inset) / inset)
    if !isTwiceInPage { offense.notes = [webViewNote] }
    return (judged.anchor?.id, offense)
  }

  /// Returns the offense of each component that is nearest to the edge.
  private static func nearest(
    _ found: [(part: Int?, offense: Offense)], to edge: Edge
  ) -> [Offense] {
    func distance(_ offense: Offense) -> Double {
      switch edge {
      case .top: offense.rect.minY
      case .left: offense.rect.minX
      case .bottom: -offense.rect.maxY
      case .right: -offense.rect.maxX
      }
    }
    return Dictionary(grouping: found, by: \.part).values.compactMap { part in
      part.map(\.offense).min { a, b in
        if distance(a) != distance(b) { return distance(a) < distance(b) }
        if a.rect != b.rect { return a.rect.key.lexicographicallyPrecedes(b.rect.key) }
        return a.element.key.lexicographicallyPrecedes(b.element.key)
      }
    }
  }
}
