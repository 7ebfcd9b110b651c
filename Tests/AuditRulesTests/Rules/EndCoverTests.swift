import AuditRules
import Testing

@Suite("Spec A 3 · end-cover") struct EndCoverTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "end-cover") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "end-cover") }

  static let nav = bar(1, at(0, 829, 420, 83), "nav", anchors: [.bottom])

  /// The last line of a page, some of whose sample points hit a bar.
  static func last(_ device: Device, _ rect: Rect, hits: Int = 9, in inner: [Ancestor] = []) -> Box
  {
    text(rect, "footer p", in: inner + [root(device, 500, of: 500)]) { box in
      box.points = SamplePoint.grid(of: rect, hit: .own)
      for index in 0..<hits { box.points[index].hit = .pinned(1) }
    }
  }

  static func end(_ pinned: PinnedElement, hits: Int = 9) -> Screenful {
    page(
      .air,
      [
        last(.air, at(20, 850, 300, 20), hits: hits),
        text(at(20, 300, 300, 20), in: [root(.air, 500, of: 500)]),
      ],
      at: .end, pinned: [pinned])
  }

  static func nav(_ change: (inout PinnedElement) -> Void) -> PinnedElement {
    var element = nav
    change(&element)
    return element
  }

  static let firing: [Firing] = [
    Firing("3 the last line under a fixed bar", "footer p", .bottom, .serious, end(nav)),
    Firing("3 with 5 of 9 hit tests", "footer p", .bottom, .serious, end(nav, hits: 5)),
    Firing(
      "3 a sticky bar that sticks", "footer p", .bottom, .serious,
      end(nav { $0.placement = .sticky(stuck: [.bottom]) })),
    Firing(
      "13 a bar that no hit test finds, painted above", "footer p", .bottom, .serious,
      end(
        nav {
          $0.takesTouches = false
          $0.isPaintedAbove = true
        }, hits: 0)),
    Firing(
      "3 landscape", "footer p", .bottom, .serious,
      page(
        .airLeft, [last(.airLeft, at(100, 390, 300, 20))], at: .end,
        pinned: [bar(1, at(0, 370, 912, 50), anchors: [.bottom])])),
    Firing(
      "3 the end of a scroller from right to left", "footer p", .bottom, .serious,
      page(
        .airRight,
        [
          last(
            .airRight, at(500, 390, 300, 20),
            in: [
              scroller(
                at(0, 0, 912, 420), x: ScrollRange(offset: 0, least: -99, greatest: 0),
                y: ScrollRange(offset: 80, least: 0, greatest: 80))
            ])
        ], at: .end, pinned: [bar(1, at(0, 370, 912, 50), anchors: [.bottom])])),
    Firing(
      "3 a pad", "footer p", .bottom, .serious,
      page(
        .pad, [last(.pad, at(100, 1150, 300, 20))], at: .end,
        pinned: [bar(1, at(0, 1120, 820, 60), anchors: [.bottom])])),
    Firing(
      "13 an end that recedes is for review", "footer p", .bottom, .serious, .review,
      {
        var screenful = end(nav)
        screenful.isEndReceding = true
        return screenful
      }()),
  ]

  static let twins: [Twin] = [
    Twin(
      "3 not at the end",
      {
        var screenful = end(nav)
        screenful.position = .middle
        return screenful
      }()),
    Twin("3 a bar that is gone after 500 ms", end(nav { $0.remains = false })),
    Twin("3 4 of 9 hit tests", end(nav, hits: 4)),
    Twin("3 a bar that hides nothing", end(nav { $0.hidesContent = false })),
    Twin("3 a bar of the top", end(nav { $0.anchors = [.top] })),
    Twin(
      "3 the last line above the bar",
      page(.air, [last(.air, at(20, 790, 300, 20), hits: 0)], at: .end, pinned: [nav])),
    Twin(
      "3 a line that can still be scrolled up",
      page(
        .air,
        [
          text(at(20, 850, 300, 20), in: [root(.air, 400, of: 500)]) {
            $0.points = SamplePoint.grid(of: $0.rect, hit: .pinned(1))
          }
        ], at: .end, pinned: [nav])),
    Twin(
      "3 the bar's own text",
      page(
        .air,
        [
          text(at(20, 850, 300, 20), in: [.pinned(1)]) {
            $0.points = SamplePoint.grid(of: $0.rect, hit: .pinned(1))
          }
        ], at: .end, pinned: [nav])),
  ]

  @Test("3 the advice is a padding of the scrolled content, by the bar's height")
  func adviceIsGiven() throws {
    let finding = try #require(findings(of: "end-cover", on: [Self.end(Self.nav)]).first)
    #expect(
      finding.advice.css == "body { padding-bottom: calc(83px + env(safe-area-inset-bottom)) }")
    #expect(finding.notes.contains("covered by nav"))
  }
}
