import AuditRules
import Testing

@Suite("Spec A 3 · status-bar-overlap") struct StatusBarOverlapTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "status-bar-overlap") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "status-bar-overlap") }

  static let header = bar(1, at(0, 0, 420, 56), "header.top")
  static let sticky = bar(1, at(0, 0, 420, 56), "header.top") {
    $0.placement = .sticky(stuck: [.top])
  }
  static let loose = bar(1, at(0, 0, 420, 56), "header.top") { $0.placement = .sticky(stuck: []) }

  static let firing: [Firing] = [
    Firing(
      "3 C: a menu button in a fixed header", "button", .top, .critical,
      page(.air, [control(at(8, 12, 44, 44), in: [.pinned(1)])], pinned: [header])),
    Firing(
      "3 T: its title beside the island", "h1", .top, .serious,
      page(.air, [text(at(300, 12, 100, 24), "h1", in: [.pinned(1)])], pinned: [header])),
    Firing(
      "2.3 the first line of a page, above which nothing scrolls", "p", .top, .serious,
      page(.air, [text(at(20, 10, 100, 20), in: [root(.air, 0, of: 2000)])])),
    Firing(
      "2.3 a sticky header that sticks, at the middle of a page", "p", .top, .serious,
      page(
        .air, [text(at(20, 10, 100, 20), in: [.pinned(1), root(.air, 900, of: 2000)])],
        at: .middle, pinned: [sticky])),
    Firing(
      "2.3 the top of a scroller from right to left", "p", .top, .serious,
      page(
        .se,
        [
          text(
            at(200, 2, 160, 20),
            in: [
              scroller(
                at(0, 0, 375, 667), x: ScrollRange(offset: 0, least: -200, greatest: 0),
                y: ScrollRange(offset: 0, least: 0, greatest: 500)), root(.se),
            ])
        ])),
    Firing(
      "2.1 a pad", "p", .top, .serious,
      page(.pad, [text(at(30, 2, 200, 20), in: [.pinned(1)])], pinned: [header])),
  ]

  static let twins: [Twin] = [
    Twin(
      "2.1 a header below the status bar",
      page(.air, [control(at(8, 70, 44, 44), in: [.pinned(1)])], pinned: [header])),
    Twin(
      "2.3 text in flow at the middle of a page",
      page(.air, [text(at(20, 10, 100, 20), in: [root(.air, 900, of: 2000)])], at: .middle)),
    Twin(
      "2.3 a sticky header that moves with the page",
      page(
        .air, [text(at(20, 10, 100, 20), in: [.pinned(1), root(.air, 900, of: 2000)])],
        at: .middle, pinned: [loose])),
    Twin(
      "3 C: a button with 6 of 9 points clear",
      page(.air, [control(at(8, 30, 44, 60), in: [.pinned(1)])], pinned: [header])),
    Twin(
      "3 T: text whose ink shares 1 point, its line spacing more",
      page(.air, [text(at(20, 47, 100, 24), in: [.pinned(1)])], pinned: [header])),
    Twin(
      "2.1 a phone in landscape shows no status bar",
      page(.airLeft, [text(at(100, 2, 100, 20), in: [root(.airLeft)])])),
    Twin(
      "3 a full-bleed image",
      page(.air, [media(at(0, 0, 420, 300), in: [root(.air, 0, of: 2000)])])),
    Twin(
      "2.2 a clip that leaves nothing of the text in the bar",
      page(
        .air, [text(at(20, 10, 100, 20), in: [clip(at(0, 60, 420, 100), "div"), .pinned(1)])],
        pinned: [header])),
  ]
}
