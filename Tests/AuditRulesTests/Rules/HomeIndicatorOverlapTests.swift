import AuditRules
import Testing

@Suite("Spec A 3 · home-indicator-overlap") struct HomeIndicatorOverlapTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "home-indicator-overlap") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "home-indicator-overlap") }

  static let tabs = bar(1, at(0, 860, 420, 52), "nav")
  static let end = ScrollRange(offset: 500, least: 0, greatest: 500)

  static let firing: [Firing] = [
    Firing(
      "3 T: fixed text behind the indicator", "p", .bottom, .moderate,
      page(.air, [text(at(20, 890, 380, 20), in: [.pinned(1)])], pinned: [tabs])),
    Firing(
      "3 C: a fixed tab in the strip, at the middle of a page", "a", .bottom, .serious,
      page(
        .air, [control(at(0, 870, 105, 42), "a", in: [.pinned(1)])], at: .middle, pinned: [tabs])),
    Firing(
      "3 C: the last button of a page at its end", "button", .bottom, .serious,
      page(.air, [control(at(20, 872, 380, 40), in: [root(.air, 500, of: 500)])], at: .end)),
    Firing(
      "2.1 landscape, the island at the left", "a", .bottom, .serious,
      page(
        .airLeft, [control(at(100, 392, 100, 28), "a", in: [.pinned(1)])],
        pinned: [bar(1, at(0, 390, 912, 30))])),
    Firing(
      "2.1 landscape, the island at the right: a scroller from right to left at its end", "p",
      .bottom, .moderate,
      page(
        .airRight,
        [
          text(
            at(400, 400, 100, 20),
            in: [
              scroller(
                at(0, 0, 912, 420), x: ScrollRange(offset: 0, least: -99, greatest: 0), y: end),
              root(.airRight),
            ])
        ], at: .end)),
    Firing(
      "2.1 a pad", "button", .bottom, .serious,
      page(
        .pad, [control(at(300, 1150, 200, 30), in: [.pinned(1)])],
        pinned: [bar(1, at(0, 1150, 820, 30))])),
  ]

  static let twins: [Twin] = [
    Twin(
      "3 C: the end of an inner scroller, at the middle of the page",
      page(
        .air,
        [
          control(
            at(20, 872, 380, 40), in: [scroller(at(0, 0, 420, 912), y: end), root(.air)])
        ], at: .middle)),
    Twin(
      "2.1 text beside the indicator",
      page(.air, [text(at(20, 890, 100, 20), in: [.pinned(1)])], pinned: [tabs])),
    Twin(
      "2.3 text that scrolls up",
      page(.air, [text(at(20, 890, 380, 20), in: [root(.air, 0, of: 500)])])),
    Twin(
      "3 C: a tab that is 83 points tall, 6 of its 9 points clear",
      page(
        .air, [control(at(0, 829, 105, 83), "a", in: [.pinned(1)])],
        pinned: [bar(1, at(0, 829, 420, 83))])),
    Twin(
      "2.1 a phone with a Home button",
      page(
        .se, [control(at(0, 637, 105, 30), "a", in: [.pinned(1)])],
        pinned: [bar(1, at(0, 637, 375, 30))])),
    Twin(
      "3 T: text in the strip, above the indicator",
      page(.air, [text(at(20, 880, 380, 20), in: [.pinned(1)])], pinned: [tabs])),
    Twin(
      "3 an image", page(.air, [media(at(0, 500, 420, 412), in: [.pinned(1)])], pinned: [tabs])),
  ]
}
