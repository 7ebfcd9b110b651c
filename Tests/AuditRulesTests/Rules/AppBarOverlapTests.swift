import AuditRules
import Testing

@Suite("Spec A 3 · app-bar-overlap") struct AppBarOverlapTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "app-bar-overlap") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "app-bar-overlap") }

  static let bars = [
    Obstruction(kind: .navigationBar, rect: at(0, 68, 420, 44), hides: .translucent),
    Obstruction(kind: .tabBar, rect: at(0, 829, 420, 83), hides: .translucent),
  ]
  static let landscapeBars = [
    Obstruction(kind: .navigationBar, rect: at(0, 0, 912, 44), hides: .translucent),
    Obstruction(kind: .toolbar, rect: at(0, 356, 912, 64), hides: .translucent),
  ]
  static let visible = at(0, 112, 420, 717)

  static func app(
    _ box: Box, at position: ScrollPosition = .top, host: AuditHost = .wkwebview,
    pinned: [PinnedElement] = []
  ) -> Screenful {
    page(.air, [box], host: host, at: position, visible: visible, adding: bars, pinned: pinned)
  }

  static let firing: [Firing] = [
    Firing(
      "3 the first line behind a navigation bar", "p", .top, .serious,
      app(text(at(20, 80, 200, 20), in: [root(.air, 0, of: 900)]))),
    Firing(
      "3 the last line behind a tab bar, at the end", "p", .bottom, .serious,
      app(text(at(20, 840, 200, 20), in: [root(.air, 900, of: 900)]), at: .end)),
    Firing(
      "3 C: a fixed button behind a tab bar", "button", .bottom, .serious,
      app(
        control(at(300, 840, 80, 44), in: [.pinned(1)]), pinned: [bar(1, at(300, 840, 80, 44))])),
    Firing(
      "3 landscape: the first line behind a navigation bar", "p", .top, .serious,
      page(
        .airLeft, [text(at(100, 10, 200, 20), in: [root(.airLeft)])], host: .wkwebview,
        visible: at(0, 44, 912, 312), adding: landscapeBars)),
    Firing(
      "3 landscape: the end of a scroller from right to left behind a toolbar", "p", .bottom,
      .serious,
      page(
        .airRight,
        [
          text(
            at(600, 380, 200, 20),
            in: [
              scroller(
                at(0, 0, 912, 420), x: ScrollRange(offset: 0, least: -99, greatest: 0),
                y: ScrollRange(offset: 400, least: 0, greatest: 400)), root(.airRight),
            ])
        ], host: .wkwebview, at: .end, visible: at(0, 44, 912, 312), adding: landscapeBars)),
    Firing(
      "3 a pad", "p", .top, .serious,
      page(
        .pad, [text(at(30, 30, 200, 20), in: [root(.pad)])], host: .wkwebview,
        visible: at(0, 74, 820, 1106),
        adding: [Obstruction(kind: .navigationBar, rect: at(0, 24, 820, 50))])),
  ]

  static let twins: [Twin] = [
    Twin(
      "3 not in the browser component",
      app(text(at(20, 80, 200, 20), in: [root(.air, 0, of: 900)]), host: .browser)),
    Twin(
      "3 not at the middle",
      app(
        text(at(20, 80, 200, 20), in: [.pinned(1)]), at: .middle,
        pinned: [bar(1, at(0, 70, 420, 44))])),
    Twin(
      "3 T: 20 % of the ink's height",
      app(
        text(at(20, 105, 200, 20), in: [root(.air, 0, of: 900)]) {
          $0.ink = at(20, 104, 200, 40)
        })),
    Twin(
      "3 content under a translucent tab bar that scrolls up",
      app(text(at(20, 840, 200, 20), in: [root(.air, 0, of: 900)]))),
    Twin("3 text below the bar", app(text(at(20, 120, 200, 20), in: [root(.air, 0, of: 900)]))),
    Twin("3 an image", app(media(at(0, 0, 420, 300), in: [root(.air, 0, of: 900)]))),
    Twin(
      "3 C: a button whose middle is clear",
      app(control(at(20, 96, 100, 44), in: [root(.air, 0, of: 900)]))),
  ]
}
