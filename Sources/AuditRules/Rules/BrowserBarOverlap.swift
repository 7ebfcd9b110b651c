extension Rule {
  /// Text or a control behind Safari's bars.
  static let browserBarOverlap = Rule(
    id: "browser-bar-overlap", severity: .serious,
    title: "Content behind Safari's bars",
    help: """
      `100vh` is the height of the page with Safari's bars minimized. While they are expanded, what is \
      at the end of an element of that height is behind them.
      """,
    properties: { _ in Declarations.height + ["bottom", "top"] },
    offenses: { evidence in
      Overlaps(evidence: evidence)
        .offenses(with: [.browserBar], text: .serious, control: .serious)
    },
    advice: { finding in
      let edge = finding.edge ?? .bottom
      let isTall = finding.causes.contains { $0.property.hasSuffix("height") }
      return finding.advice(
        "`\(edge): 0` needs no inset in Safari; a page of the visible height is `100dvh` tall.",
        css: CSSLine(finding: finding).declaring(isTall ? "height: 100dvh" : "\(edge): 0"))
    })
}
