import AuditRules
import Testing

@Suite("Spec A 3 · inert-env") struct InertEnvTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "inert-env") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "inert-env") }

  static let footer = bar(1, at(0, 860, 420, 52), "footer")
  static let sides = bar(1, at(0, 0, 912, 420), "main")

  static func line(
    _ rect: Rect, _ edge: Edge, _ response: Double?, in ancestors: [Ancestor] = [.pinned(1)]
  ) -> Box {
    text(rect, in: ancestors) { $0.forcedResponse[edge] = response }
  }

  static let firing: [Firing] = [
    Firing(
      "2.4 a footer in the strip", "p", .bottom, .moderate, .review,
      page(.air, [line(at(20, 870, 300, 20), .bottom, 1)], pinned: [footer])),
    Firing(
      "2.4 landscape, Safari, the island at the left", "p", .left, .moderate, .review,
      page(.airLeft, [line(at(20, 300, 300, 20), .left, 1)], host: .safari, pinned: [sides])),
    Firing(
      "2.4 landscape, the island at the right, from right to left", "p", .right, .moderate, .review,
      page(.airRight, [line(at(500, 300, 390, 20), .right, 0.9)], pinned: [sides])),
    Firing(
      "2.4 landscape, Safari, whose bar is at the top", "p", .bottom, .moderate, .review,
      page(
        .airLeft, [line(at(100, 390, 300, 24), .bottom, 1)], host: .safari,
        visible: at(68, 50, 776, 370), pinned: [sides])),
    Firing(
      "2.4 a pad, the end of a scroller", "p", .bottom, .moderate, .review,
      page(
        .pad,
        [
          line(
            at(20, 1165, 300, 10), .bottom, 1,
            in: [
              scroller(at(0, 0, 820, 1180), y: ScrollRange(offset: 9, least: 0, greatest: 9)),
              root(.pad),
            ])
        ])),
  ]

  static let twins: [Twin] = [
    Twin(
      "3 a page that covers",
      page(
        .air, [line(at(20, 870, 300, 20), .bottom, 1)], pinned: [footer],
        facts: PageFacts(viewport: ViewportReading(width: .deviceWidth, viewportFit: "cover")))),
    Twin(
      "2.4 no use of env()",
      page(.air, [line(at(20, 870, 300, 20), .bottom, 0)], pinned: [footer])),
    Twin(
      "3 text above the strip",
      page(.air, [line(at(20, 800, 300, 20), .bottom, 1)], pinned: [footer])),
    Twin(
      "3 Safari gives no inset at the bottom",
      page(
        .air, [line(at(20, 870, 300, 20), .bottom, 1)], host: .safari,
        visible: at(0, 68, 420, 762), pinned: [footer])),
    Twin(
      "3 neither does a web view above a tab bar",
      page(
        .air, [line(at(20, 870, 300, 20), .bottom, 1)], host: .wkwebview,
        adding: [Obstruction(kind: .tabBar, rect: at(0, 829, 420, 83))], pinned: [footer])),
    Twin(
      "2.3 text that scrolls up",
      page(.air, [line(at(20, 870, 300, 20), .bottom, 1, in: [root(.air, 0, of: 500)])])),
    Twin(
      "3 a phone without an inset at the bottom",
      page(.se, [line(at(20, 640, 300, 20), .bottom, 1)], pinned: [footer])),
    Twin(
      "2.4 nothing was forced",
      page(.air, [line(at(20, 870, 300, 20), .bottom, nil)], pinned: [footer])),
  ]
}
