extension Rule {
  /// The page's own bar over its last content.
  static let endCover = Rule(
    id: "end-cover", severity: .serious,
    title: "Last content under the page's own bar",
    help: """
      A fixed or sticky bar at the bottom stays over the end of the page, where nothing more can be \
      scrolled: the last lines can't be read or tapped.
      """,
    properties: { _ in ["padding-bottom", "margin-bottom", "position", "bottom", "height"] },
    offenses: { PageBarCover(evidence: $0, edge: .bottom).offenses },
    advice: { PageBarCover.advice(for: $0, edge: .bottom) })
}
