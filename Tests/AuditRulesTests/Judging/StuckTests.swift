import AuditRules
import Testing

@Suite("Spec A 2.3 · stuck boxes") struct StuckTests {
  /// Text behind the island at the left, and whether it is stuck there.
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let ancestors: [Ancestor]
    var pinned: [PinnedElement] = []
    let isStuck: Bool

    var testDescription: String { name }
  }

  static let sides = at(0, 0, 912, 420)

  static let samples: [Sample] = [
    Sample(name: "nothing scrolls", ancestors: [root(.airLeft)], isStuck: true),
    Sample(
      name: "the page scrolls far enough up", ancestors: [root(.airLeft, 0, of: 70)], isStuck: false
    ),
    Sample(
      name: "the page scrolls 40 points up, and 69 would be needed",
      ancestors: [root(.airLeft, 0, of: 40)], isStuck: true),
    Sample(
      name: "the page scrolls far enough down", ancestors: [root(.airLeft, 80, of: 80)],
      isStuck: false),
    Sample(
      name: "a page and a scroller that reach only together",
      ancestors: [
        scroller(sides, y: ScrollRange(offset: 0, least: 0, greatest: 35)),
        root(.airLeft, 0, of: 35),
      ], isStuck: false),
    Sample(
      name: "a scroller whose own rectangle ends where the text would be clear",
      ancestors: [
        scroller(at(0, 150, 912, 120), y: ScrollRange(offset: 0, least: 0, greatest: 500)),
        root(.airLeft),
      ], isStuck: true),
    Sample(
      name: "the same, and the page moves the scroller",
      ancestors: [
        scroller(at(0, 150, 912, 120), y: ScrollRange(offset: 0, least: 0, greatest: 500)),
        root(.airLeft, 0, of: 90),
      ], isStuck: false),
    Sample(
      name: "in a fixed element the page does not count",
      ancestors: [.pinned(1), root(.airLeft, 0, of: 500)],
      pinned: [bar(1, sides)], isStuck: true),
    Sample(
      name: "a scroller in a fixed element does",
      ancestors: [
        scroller(sides, y: ScrollRange(offset: 0, least: 0, greatest: 500)), .pinned(1),
        root(.airLeft),
      ], pinned: [bar(1, sides)], isStuck: false),
    Sample(
      name: "a sticky element that sticks at the top",
      ancestors: [.pinned(1), root(.airLeft, 200, of: 500)],
      pinned: [bar(1, sides) { $0.placement = .sticky(stuck: [.top]) }], isStuck: true),
    Sample(
      name: "a sticky element that does not",
      ancestors: [.pinned(1), root(.airLeft, 200, of: 500)],
      pinned: [bar(1, sides) { $0.placement = .sticky(stuck: []) }], isStuck: false),
    Sample(
      name: "a sticky column that sticks at the left scrolls up and down",
      ancestors: [.pinned(1), root(.airLeft, 200, of: 500)],
      pinned: [bar(1, sides) { $0.placement = .sticky(stuck: [.left]) }], isStuck: false),
    Sample(
      name: "a carousel",
      ancestors: [
        scroller(sides, x: ScrollRange(offset: 50, least: 0, greatest: 500)), root(.airLeft),
      ], isStuck: false),
    Sample(
      name: "a carousel from right to left",
      ancestors: [
        scroller(sides, x: ScrollRange(offset: -400, least: -500, greatest: 0)), root(.airLeft),
      ], isStuck: false),
    Sample(
      name: "a carousel that can only go out of the screen",
      ancestors: [
        scroller(sides, x: ScrollRange(offset: 0, least: 0, greatest: 500)), root(.airLeft),
      ], isStuck: true),
    Sample(
      name: "a page that bounces", ancestors: [root(.airLeft, -80, of: 0)], isStuck: true),
  ]

  @Test("content that can be scrolled clear has no finding", arguments: samples)
  func stuckIsDecided(_ sample: Sample) throws {
    // Its ink is between 204 and 216, and the island between 147 and 273: 69 points either way.
    let line = text(at(16, 200, 38, 20), in: sample.ancestors)
    let screenful = page(.airLeft, [line], pinned: sample.pinned)
    #expect(try findings(of: "sensor-overlap", on: [screenful]).count == (sample.isStuck ? 1 : 0))
  }
}
