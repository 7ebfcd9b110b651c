import AuditRules
import Testing

@Suite("Spec A 3 · sensor-overlap") struct SensorOverlapTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "sensor-overlap") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "sensor-overlap") }

  static let header = bar(1, at(0, 0, 420, 60))
  static let side = bar(1, at(0, 0, 912, 420), "main")
  static let exhausted = ScrollRange(offset: 300, least: 0, greatest: 300)

  static let firing: [Firing] = [
    Firing(
      "2.1 a fixed title behind the island", "h1", .top, .critical,
      page(.air, [text(at(120, 25, 180, 28), "h1", in: [.pinned(1)])], pinned: [header])),
    Firing(
      "2.1 landscape: text on a page of one screen, the island at the left", "p", .left, .critical,
      page(.airLeft, [text(at(16, 200, 300, 20), in: [root(.airLeft)])])),
    Firing(
      "2.1 landscape: the island at the right", "p", .right, .critical,
      page(.airRight, [text(at(600, 200, 300, 20), in: [root(.airRight)])])),
    Firing(
      "2.3 a button in a scroller from right to left that has reached its end", "x-menu >>> button",
      .right, .critical,
      page(
        .airRight,
        [
          control(
            at(850, 170, 44, 44),
            in: [
              scroller(
                at(0, 0, 912, 420), x: ScrollRange(offset: -300, least: -300, greatest: -300)),
              root(.airRight),
            ]
          ) { $0.element = Element(path: ["x-menu", "button"]) }
        ])),
    Firing(
      "2.3 at the middle of a page, what is fixed stays behind the island", "a", .left, .critical,
      page(
        .airLeft, [control(at(10, 180, 60, 44), "a", in: [.pinned(1)])], at: .middle,
        pinned: [side])),
    Firing(
      "2.6 a box that moves is for review", "h1", .top, .critical, .review,
      page(
        .air, [text(at(120, 25, 180, 28), "h1", in: [.pinned(1)]) { $0.isMoving = true }],
        pinned: [header])),
  ]

  static let twins: [Twin] = [
    Twin(
      "2.3 text that scrolls past the island is not stuck",
      page(.airLeft, [text(at(16, 200, 300, 20), in: [root(.airLeft, 300, of: 1000)])])),
    Twin(
      "2.3 neither is a slide that a carousel moves away",
      page(
        .airLeft,
        [
          text(
            at(16, 200, 20, 20),
            in: [
              scroller(
                at(0, 100, 912, 200), x: ScrollRange(offset: 200, least: 0, greatest: 900)),
              root(.airLeft),
            ])
        ])),
    Twin(
      "3 T: text beside the island",
      page(.airLeft, [text(at(60, 200, 300, 20), in: [root(.airLeft)])])),
    Twin(
      "3 T: text that shares 1 point",
      page(.airLeft, [text(at(56, 200, 300, 20), in: [root(.airLeft)])])),
    Twin(
      "3 T: large text that shares 8 % of its height",
      page(
        .airLeft,
        [
          text(at(30, 82, 60, 80), in: [root(.airLeft)]) { $0.ink = at(20, 92, 60, 60) }
        ])),
    Twin(
      "2.1 text at the round end of the island, inside its rectangle",
      page(
        .airLeft, [text(at(20, 145, 4, 10), in: [root(.airLeft)]) { $0.ink = at(20, 147, 4, 5) }])),
    Twin(
      "3 C: a wide button whose middle and points are clear",
      page(.airLeft, [control(at(0, 180, 912, 44), in: [root(.airLeft)])])),
    Twin(
      "2.1 landscape: text at the left, the island at the right",
      page(.airRight, [text(at(16, 200, 300, 20), in: [root(.airRight)])])),
    Twin(
      "2.2 what another element covers at most points",
      page(
        .airLeft,
        [
          text(at(16, 200, 300, 20), in: [root(.airLeft)]) {
            $0.points = SamplePoint.grid(of: $0.rect, hit: .other)
          }
        ])),
  ]
}
