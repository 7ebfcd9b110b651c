extension Rule {
  /// Text behind the home indicator, or a control in its strip.
  static let homeIndicatorOverlap = Rule(
    id: "home-indicator-overlap", severity: .moderate,
    title: "Content at the home indicator",
    help: """
      The home indicator is drawn over the page, and a touch that begins in its strip may leave the \
      app: text behind it is hard to read, and a control there is hard to tap.
      """,
    properties: { Declarations.placement(at: $0) },
    offenses: { evidence in
      let overlaps = Overlaps(evidence: evidence)
      let text = overlaps.offenses(with: [.homeIndicator], text: .moderate, control: nil)
      let isEnd = evidence.screenful.position == .end
      let controls = overlaps.offenses(with: [.homeStrip], text: nil, control: .serious) { judged in
        isEnd || judged.pinned.contains { $0.isStuck(on: .vertical) }
      }
      return text + controls
    },
    advice: { finding in
      let line = CSSLine(finding: finding)
      let own = line.length(of: ["padding-bottom", "padding", "bottom"], default: "8px")
      return finding.advice(
        "Keep the content above the strip of the home indicator.",
        css: line.declaring("padding-bottom: calc(\(own) + env(safe-area-inset-bottom))"))
    })
}
