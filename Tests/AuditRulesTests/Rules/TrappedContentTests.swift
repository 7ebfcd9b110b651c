import AuditRules
import Testing

@Suite("Spec A 3 · trapped-content") struct TrappedContentTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "trapped-content") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "trapped-content") }

  static let visible = at(0, 68, 420, 762)
  static let wide = at(0, 50, 912, 370)
  static let body = clip(at(0, 68, 420, 844))
  static let shell = bar(1, at(0, 0, 420, 1000), "main")

  static func safari(_ box: Box, pinned: [PinnedElement] = []) -> Screenful {
    page(.air, [box], host: .safari, visible: visible, pinned: pinned)
  }

  static let firing: [Firing] = [
    Firing(
      "1 100vh and overflow: hidden: the last button", "button", .bottom, .critical,
      safari(control(at(20, 850, 380, 44), in: [body, root(.air)]))),
    Firing(
      "3 30 % of an ink box below what is visible", "p", .bottom, .critical,
      safari(text(at(20, 818, 380, 20), in: [body, root(.air)]))),
    Firing(
      "3 landscape: 100vh is taller than what Safari's bar leaves", "p", .bottom, .critical,
      page(
        .airLeft, [text(at(100, 440, 300, 20), in: [clip(at(0, 50, 912, 420)), root(.airLeft)])],
        host: .safari, visible: wide)),
    Firing(
      "3 landscape: a fixed page whose beginning is above the screen", "h1", .top, .critical,
      page(
        .airRight, [text(at(100, -60, 300, 40), "h1", in: [.pinned(1)])],
        pinned: [bar(1, at(0, -100, 912, 600), "dialog")])),
    Firing(
      "3 the last row of a scroller from right to left that is 100vh tall, at its end", "p",
      .bottom,
      .critical,
      safari(
        text(
          at(200, 880, 200, 20),
          in: [
            scroller(
              at(0, 68, 420, 844), x: ScrollRange(offset: 0, least: -50, greatest: 0),
              y: ScrollRange(offset: 600, least: 0, greatest: 600)), body, root(.air),
          ]))),
    Firing(
      "3 100vh in a web view that keeps the page between its insets", "button", .bottom, .critical,
      page(
        .air, [control(at(0, 936, 420, 44), in: [.pinned(1)])], host: .wkwebview,
        pinned: [bar(1, at(0, 68, 420, 912), "div.wizard")],
        facts: PageFacts(adjustedContentInset: Insets(top: 68, bottom: 34)))),
    Firing(
      "3 a pad: a fixed page that is taller than the screen", "button", .bottom, .critical,
      page(
        .pad, [control(at(300, 1220, 200, 44), in: [.pinned(1)])],
        pinned: [bar(1, at(0, 0, 820, 1300), "main")])),
  ]

  static let twins: [Twin] = [
    Twin(
      "1 100vh that scrolls (edutelligence#784)",
      safari(control(at(20, 850, 380, 44), in: [root(.air, 0, of: 82)]))),
    Twin(
      "3 overflow: auto inside",
      safari(
        text(
          at(20, 880, 300, 20),
          in: [
            scroller(at(0, 68, 420, 844), y: ScrollRange(offset: 0, least: 0, greatest: 90)), body,
            root(.air),
          ]))),
    Twin(
      "3 a container that is as tall as what is visible: what it cuts off is cut on purpose",
      safari(text(at(20, 840, 300, 20), in: [clip(at(0, 68, 420, 762)), root(.air)]))),
    Twin(
      "3 a folded section, whose text something inside the page cuts off",
      safari(
        text(at(20, 850, 300, 20), in: [clip(at(0, 845, 420, 0), "section"), body, root(.air)]))
    ),
    Twin(
      "3 a closed drawer, beside the screen",
      safari(text(at(-300, 850, 280, 20), in: [body, root(.air)]))),
    Twin(
      "3 20 % of an ink box below",
      safari(
        text(at(20, 810, 380, 20), in: [body, root(.air)]) { $0.ink = at(20, 812, 380, 22.4) })
    ),
    Twin(
      "3 a button whose middle is visible",
      safari(control(at(20, 800, 380, 44), in: [body, root(.air)]))),
    Twin(
      "3 text beyond a container of 100vh: a taller screen would not show it either",
      safari(text(at(20, 1400, 380, 20), in: [body, root(.air)]))),
    Twin(
      "3 vertical axis only: text beyond the right edge",
      safari(text(at(500, 300, 380, 20), in: [body, root(.air)]))),
  ]
}
