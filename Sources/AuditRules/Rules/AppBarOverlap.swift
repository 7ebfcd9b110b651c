extension Rule {
  /// Text or a control behind a bar of the app that shows the page.
  static let appBarOverlap = Rule(
    id: "app-bar-overlap", severity: .serious,
    title: "Content behind a bar of the app",
    help: """
      A web view that reaches under the app's navigation bar, toolbar or tab bar hides the page's \
      first or last content, where neither the page nor the app insets it.
      """,
    properties: { Declarations.placement(at: $0) },
    offenses: { evidence in
      // The browser component keeps the page clear of its bars.
      guard evidence.screenful.host != .browser, evidence.screenful.position != .middle else {
        return []
      }
      return Overlaps(evidence: evidence).offenses(
        with: [.navigationBar, .toolbar, .tabBar], text: .serious, control: .serious,
        textShare: 0.25)
    },
    advice: { finding in
      let edge = finding.edge ?? .bottom
      return finding.advice(
        """
        In the page: pad the element by the inset. In the app: show the page with FanlightBrowser, or \
        let `contentInsetAdjustmentBehavior` be `.always`.
        """,
        css: CSSLine(finding: finding).declaring("padding-\(edge): env(safe-area-inset-\(edge))"))
    })
}
