import AuditRules
import Testing

@Suite("Spec A 3 · side-strip") struct SideStripTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "side-strip") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "side-strip") }

  static let firing: [Firing] = [
    Firing(
      "3 the island at the left: text above it", "p", .left, .minor, .review,
      page(.airLeft, [text(at(16, 60, 300, 20), in: [root(.airLeft)])])),
    Firing(
      "2.3 text that scrolls up and down is stuck sideways", "p", .left, .minor, .review,
      page(.airLeft, [text(at(16, 300, 300, 20), in: [root(.airLeft, 300, of: 900)])])),
    Firing(
      "3 the island at the right, from right to left", "p", .right, .minor, .review,
      page(.airRight, [text(at(500, 300, 396, 20), in: [root(.airRight)])])),
    Firing(
      "3 in a scroller and a shadow tree", "x-list >>> li", .left, .minor, .review,
      page(
        .airLeft,
        [
          text(
            at(16, 300, 300, 20),
            in: [
              scroller(at(0, 0, 912, 420), y: ScrollRange(offset: 9, least: 0, greatest: 99)),
              root(.airLeft),
            ]
          ) { $0.element = Element(path: ["x-list", "li"]) }
        ])),
  ]

  static let twins: [Twin] = [
    Twin("3 text inside", page(.airLeft, [text(at(70, 60, 300, 20), in: [root(.airLeft)])])),
    Twin(
      "3 the side without the island",
      page(.airRight, [text(at(16, 60, 300, 20), in: [root(.airRight)])])),
    Twin("3 upright", page(.air, [text(at(0, 300, 300, 20), in: [root(.air)])])),
    Twin(
      "3 stuck text behind the island is a fault of its own",
      page(.airLeft, [text(at(16, 200, 300, 20), in: [root(.airLeft)])])),
    Twin(
      "2.3 a carousel",
      page(
        .airLeft,
        [
          text(
            at(16, 60, 300, 20),
            in: [
              scroller(at(0, 0, 912, 200), x: ScrollRange(offset: 99, least: 0, greatest: 900)),
              root(.airLeft),
            ])
        ])),
    Twin("3 a control", page(.airLeft, [control(at(16, 60, 40, 44), in: [root(.airLeft)])])),
    Twin("3 an image", page(.airLeft, [media(at(0, 0, 912, 420), in: [root(.airLeft)])])),
  ]
}
