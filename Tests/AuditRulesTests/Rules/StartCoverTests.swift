import AuditRules
import Testing

@Suite("Spec A 3 · start-cover") struct StartCoverTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "start-cover") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "start-cover") }

  static let header = bar(1, at(0, 0, 420, 100), "header", anchors: [.top])

  static func first(_ device: Device, _ rect: Rect, hits: Int = 9, in inner: [Ancestor] = []) -> Box
  {
    text(rect, "h1", in: inner + [root(device, 0, of: 500)]) { box in
      box.points = SamplePoint.grid(of: rect, hit: .own)
      for index in 0..<hits { box.points[index].hit = .pinned(1) }
    }
  }

  static func start(_ pinned: PinnedElement, hits: Int = 9) -> Screenful {
    page(.air, [first(.air, at(20, 70, 300, 20), hits: hits)], pinned: [pinned])
  }

  static func header(_ change: (inout PinnedElement) -> Void) -> PinnedElement {
    var element = header
    change(&element)
    return element
  }

  static let firing: [Firing] = [
    Firing("3 the first line under a fixed header", "h1", .top, .serious, start(header)),
    Firing(
      "3 landscape, the island at the left", "h1", .top, .serious,
      page(
        .airLeft, [first(.airLeft, at(100, 10, 300, 20))],
        pinned: [bar(1, at(0, 0, 912, 50), anchors: [.top])])),
    Firing(
      "3 landscape, the beginning of a scroller from right to left", "h1", .top, .serious,
      page(
        .airRight,
        [
          first(
            .airRight, at(500, 10, 300, 20),
            in: [
              scroller(
                at(0, 0, 912, 420), x: ScrollRange(offset: -99, least: -99, greatest: 0),
                y: ScrollRange(offset: 0, least: 0, greatest: 80))
            ])
        ], pinned: [bar(1, at(0, 0, 912, 50), anchors: [.top])])),
    Firing(
      "3 a pad", "h1", .top, .serious,
      page(
        .pad, [first(.pad, at(100, 40, 300, 20))],
        pinned: [bar(1, at(0, 0, 820, 80), anchors: [.top])])),
  ]

  static let twins: [Twin] = [
    Twin("3 a header that goes away", start(header { $0.remains = false })),
    Twin("3 a header behind the page", start(header, hits: 0)),
    Twin("3 a header without a background", start(header { $0.hidesContent = false })),
    Twin("3 a sticky header that moves", start(header { $0.placement = .sticky(stuck: []) })),
    Twin(
      "3 the first line below the header",
      page(.air, [first(.air, at(20, 110, 300, 20), hits: 0)], pinned: [header])),
    Twin(
      "3 not at the middle",
      {
        var screenful = start(header)
        screenful.position = .middle
        return screenful
      }()),
    Twin(
      "3 a first line of which the header covers 40 %",
      page(
        .air, [first(.air, at(20, 86.2, 300, 30))], pinned: [header])),
  ]
}
