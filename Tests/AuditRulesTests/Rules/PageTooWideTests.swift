import AuditRules
import Testing

@Suite("Spec A 3 · page-too-wide") struct PageTooWideTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "page-too-wide") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "page-too-wide") }

  static let sideways = PageFacts(
    horizontalScroll: ScrollRange(offset: 0, least: 0, greatest: 80))
  static let shrunk = PageFacts(layoutWidth: 420, scale: 0.7, leastScale: 0.7)

  static let firing: [Firing] = [
    Firing(
      "3 a page that scrolls sideways", "table", .right, .serious,
      page(
        .air, [text(at(0, 200, 500, 20), "table"), text(at(0, 300, 450, 20))], facts: sideways)),
    Firing(
      "W122 a page that is shrunk, in landscape", "pre", .right, .serious,
      page(
        .airLeft,
        [text(at(0, 200, 912, 20), "pre") { $0.documentRect = at(0, 285, 1300, 28) }],
        facts: shrunk)),
    Firing(
      "3 from right to left: beyond the left edge", "p", .left, .serious,
      page(
        .airRight, [text(at(-80, 200, 500, 20))],
        facts: PageFacts(
          horizontalScroll: ScrollRange(offset: 0, least: -80, greatest: 0), isRightToLeft: true))),
    Firing(
      "3 the outermost element as it was measured, which is no box", "div.hero", .right, .serious,
      page(
        .air, [text(at(0, 200, 500, 20))],
        facts: {
          var facts = sideways
          facts.overflowing = [
            PageFacts.Overflow(element: Element("div.hero"), rect: at(0, 100, 500, 50))
          ]
          return facts
        }())),
    Firing(
      "3 not the box in a scroller of its own, on a pad", "html", .right, .serious,
      page(
        .pad, [text(at(0, 200, 1500, 20), in: [scroller(at(0, 190, 820, 40)), root(.pad)])],
        facts: sideways)),
  ]

  static let twins: [Twin] = [
    Twin("3 a page that fits", page(.air, [text(at(0, 200, 420, 20))])),
    Twin(
      "3 1 point",
      page(
        .air, [text(at(0, 200, 421, 20))],
        facts: PageFacts(horizontalScroll: ScrollRange(offset: 0, least: 0, greatest: 1)))),
    Twin(
      "3 a page that asks for 980",
      page(
        .air, [text(at(0, 200, 420, 20))],
        facts: PageFacts(
          viewport: ViewportReading(width: .pixels(980)), layoutWidth: 980, scale: 0.43))),
    Twin(
      "3 a scale of 0.995", page(.air, [text(at(0, 200, 420, 20))], facts: PageFacts(scale: 0.995))),
    Twin(
      "3 a scale of 0.5 that the page asks for",
      page(
        .air, [text(at(0, 200, 420, 20))],
        facts: PageFacts(
          viewport: ViewportReading(width: .deviceWidth, initialScale: 0.5), layoutWidth: 840,
          scale: 0.5))),
    Twin(
      "3 a wide table in a scroller",
      page(.air, [text(at(0, 200, 900, 20), in: [scroller(at(0, 190, 420, 40)), root(.air)])])),
    Twin("2.3 the other positions say nothing new", page(.air, [], at: .middle, facts: sideways)),
  ]
}
