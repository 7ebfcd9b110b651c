import AuditRules
import Testing

@Suite("Spec A 3 · double-inset") struct DoubleInsetTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "double-inset") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "double-inset") }

  static let footer = bar(1, at(0, 800, 420, 112), "footer")
  static let sides = bar(1, at(0, 0, 912, 420), "main")
  static let covering = PageFacts(environment: Insets(top: 68, bottom: 34))
  static let landscape = PageFacts(environment: Insets(left: 68, bottom: 20, right: 68))

  /// Text at an edge, with a response and a free gap there.
  static func line(
    _ rect: Rect, _ edge: Edge, responds response: Double?, gap: Double?,
    in ancestors: [Ancestor] = [.pinned(1)]
  ) -> Box {
    text(rect, in: ancestors) {
      $0.response[edge] = response
      $0.gap[edge] = gap
    }
  }

  static let firing: [Firing] = [
    Firing(
      "2.4 a footer of two insets", "p", .bottom, .serious,
      page(
        .air, [line(at(20, 824, 300, 20), .bottom, responds: 2, gap: 68)], pinned: [footer],
        facts: covering)),
    Firing(
      "2.4 landscape, the island at the left", "p", .left, .serious,
      page(
        .airLeft, [line(at(136, 200, 300, 20), .left, responds: 2, gap: 136)], pinned: [sides],
        facts: landscape)),
    Firing(
      "2.4 landscape, the island at the right", "p", .right, .serious,
      page(
        .airRight, [line(at(400, 200, 376, 20), .right, responds: 1.8, gap: 136)], pinned: [sides],
        facts: landscape)),
    Firing(
      "2.3 the end of a scroller from right to left", "p", .bottom, .serious,
      page(
        .air,
        [
          line(
            at(20, 824, 300, 20), .bottom, responds: 2, gap: 68,
            in: [
              scroller(
                at(0, 0, 420, 912), x: ScrollRange(offset: 0, least: -9, greatest: 0),
                y: ScrollRange(offset: 300, least: 0, greatest: 300)), root(.air),
            ])
        ], at: .end, facts: covering)),
    Firing(
      "3 the web view and the page", "p", .bottom, .serious,
      page(
        .air, [line(at(20, 824, 300, 20), .bottom, responds: 1, gap: nil)], host: .wkwebview,
        pinned: [footer],
        facts: PageFacts(
          adjustedContentInset: Insets(bottom: 34), environment: Insets(bottom: 34)))),
    Firing(
      "3 a pad, and of two lines the one at the edge", "small", .bottom, .serious,
      page(
        .pad,
        [
          line(at(20, 1080, 300, 20), .bottom, responds: 2, gap: 80),
          text(at(20, 1120, 300, 20), "small", in: [.pinned(1)]) {
            $0.response[.bottom] = 2
            $0.gap[.bottom] = 40
          },
        ], pinned: [footer], facts: PageFacts(environment: Insets(bottom: 20)))),
  ]

  static let twins: [Twin] = [
    Twin(
      "2.4 one use of the inset",
      page(
        .air, [line(at(20, 858, 300, 20), .bottom, responds: 1, gap: 34)], pinned: [footer],
        facts: covering)),
    Twin(
      "3 a response of 2 whose gap is filled",
      page(
        .air, [line(at(20, 824, 300, 20), .bottom, responds: 2, gap: 40)], pinned: [footer],
        facts: covering)),
    Twin(
      "3 a response of 1.7",
      page(
        .air, [line(at(20, 824, 300, 20), .bottom, responds: 1.7, gap: 68)], pinned: [footer],
        facts: covering)),
    Twin(
      "3 a response of 25: the box went to another row",
      page(
        .air, [line(at(20, 824, 300, 20), .bottom, responds: 25, gap: 68)], pinned: [footer],
        facts: covering)),
    Twin(
      "3 no inset on this screen",
      page(
        .se, [line(at(20, 600, 300, 20), .bottom, responds: 2, gap: 60)], pinned: [footer],
        facts: PageFacts())),
    Twin(
      "2.3 a page that scrolls on: not at rest at the edge",
      page(
        .air,
        [line(at(20, 824, 300, 20), .bottom, responds: 2, gap: 68, in: [root(.air, 0, of: 500)])],
        facts: covering)),
    Twin(
      "2.4 nothing was measured",
      page(
        .air, [line(at(20, 824, 300, 20), .bottom, responds: nil, gap: 68)], pinned: [footer],
        facts: covering)),
    Twin(
      "3 a web view that insets its content, and text that does not respond",
      page(
        .air, [line(at(20, 824, 300, 20), .bottom, responds: 0, gap: 68)], host: .wkwebview,
        pinned: [footer],
        facts: PageFacts(
          adjustedContentInset: Insets(bottom: 34), environment: Insets(bottom: 34)))),
  ]

  @Test("3 the advice names both declarations")
  func adviceIsGiven() throws {
    let finding = try #require(findings(of: "double-inset", on: [Self.firing[0].screenful]).first)
      .with(causes: [
        Cause(
          source: "app.css", line: 3, declaration: "padding-bottom: env(safe-area-inset-bottom)"),
        Cause(
          source: "app.css", line: 9, declaration: "margin-bottom: env(safe-area-inset-bottom)"),
      ])
    #expect(finding.advice.text.contains("app.css:3"))
    #expect(finding.advice.text.contains("app.css:9"))
  }
}
