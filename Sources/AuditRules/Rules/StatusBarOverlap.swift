extension Rule {
  /// Text or a control in the status bar.
  static let statusBarOverlap = Rule(
    id: "status-bar-overlap", severity: .serious,
    title: "Content in the status bar",
    help: """
      The clock and the symbols of the status bar are drawn over the page, and touches in it scroll \
      to the top: a control there can't be tapped.
      """,
    properties: { Declarations.placement(at: $0) },
    offenses: { evidence in
      Overlaps(evidence: evidence)
        .offenses(with: [.statusBar], text: .serious, control: .critical)
    },
    advice: { finding in
      let line = CSSLine(finding: finding)
      let own = line.length(of: ["padding-top", "padding"], default: "")
      let inset = "env(safe-area-inset-top)"
      return finding.advice(
        finding.worst.host == .webapp
          ? "Move the content below the status bar, or drop `black-translucent`."
          : "Move the content below the status bar.",
        css: line.declaring("padding-top: \(own.isEmpty ? inset : "calc(\(own) + \(inset))")"))
    })
}
