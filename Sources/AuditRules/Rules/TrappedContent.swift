extension Rule {
  /// Content that cannot be scrolled into view.
  static let trappedContent = Rule(
    id: "trapped-content", severity: .critical,
    title: "Content that can't be reached",
    help: """
      An element that is taller than what is visible of the page, and does not scroll, keeps its end \
      out of reach: its last button can never be tapped.
      """,
    properties: { _ in Declarations.height },
    offenses: { evidence in
      evidence.boxes.compactMap {
        TrappedBox(judged: $0, evidence: evidence)?.offense(in: evidence)
      }
    },
    advice: { finding in
      finding.advice(
        "Make the element as tall as what is visible, or let it scroll.",
        css: CSSLine(finding: finding).declaring("height: 100vh; height: 100dvh"))
    })
}
