extension Rule {
  /// The page's own bar over its first content.
  static let startCover = Rule(
    id: "start-cover", severity: .serious,
    title: "First content under the page's own bar",
    help: """
      A fixed or sticky bar at the top is over the beginning of the page, above which nothing can be \
      scrolled: the first lines can't be read or tapped.
      """,
    properties: { _ in ["padding-top", "margin-top", "position", "top", "height"] },
    offenses: { PageBarCover(evidence: $0, edge: .top).offenses },
    advice: { PageBarCover.advice(for: $0, edge: .top) })
}
