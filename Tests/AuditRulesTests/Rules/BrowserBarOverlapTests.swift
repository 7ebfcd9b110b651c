import AuditRules
import Testing

@Suite("Spec A 3 · browser-bar-overlap") struct BrowserBarOverlapTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "browser-bar-overlap") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "browser-bar-overlap") }

  static let bottomBar = Obstruction(kind: .browserBar, rect: at(0, 830, 420, 82))
  static let topBar = Obstruction(kind: .browserBar, rect: at(0, 0, 912, 50))
  static let body = clip(at(0, 68, 420, 844))

  static func safari(_ box: Box, pinned: [PinnedElement] = []) -> Screenful {
    page(
      .air, [box], host: .safari, visible: at(0, 68, 420, 762), adding: [bottomBar], pinned: pinned)
  }

  static let firing: [Firing] = [
    Firing(
      "3 C: the last button of a page of 100vh that does not scroll", "button", .bottom, .serious,
      safari(control(at(20, 850, 380, 44), in: [body, root(.air)]))),
    Firing(
      "3 T: a fixed line placed by 100vh", "p", .bottom, .serious,
      safari(text(at(20, 860, 380, 20), in: [.pinned(1)]), pinned: [bar(1, at(0, 850, 420, 40))])),
    Firing(
      "3 landscape: fixed text behind the bar at the top", "p", .top, .serious,
      page(
        .airLeft, [text(at(100, 10, 300, 20), in: [.pinned(1)])], host: .safari,
        visible: at(0, 50, 912, 370), adding: [topBar], pinned: [bar(1, at(0, 0, 912, 40))])),
    Firing(
      "3 landscape: the top of a scroller from right to left", "a", .top, .serious,
      page(
        .airRight,
        [
          control(
            at(700, 4, 100, 40), "a",
            in: [
              scroller(
                at(0, 0, 912, 420), x: ScrollRange(offset: -10, least: -10, greatest: 0),
                y: ScrollRange(offset: 0, least: 0, greatest: 300)), root(.airRight),
            ])
        ], host: .safari, visible: at(0, 50, 912, 370), adding: [topBar])),
    Firing(
      "3 a pad", "p", .top, .serious,
      page(
        .pad, [text(at(30, 40, 300, 20), in: [.pinned(1)])], host: .safari,
        visible: at(0, 74, 820, 1106),
        adding: [Obstruction(kind: .browserBar, rect: at(0, 24, 820, 50))],
        pinned: [bar(1, at(0, 30, 820, 40))])),
  ]

  static let twins: [Twin] = [
    Twin(
      "1 a page of 100vh that scrolls is no fault",
      safari(control(at(20, 850, 380, 44), in: [root(.air, 0, of: 82)]))),
    Twin(
      "3 bottom: 0 is above the bar",
      safari(
        control(at(20, 780, 380, 44), in: [.pinned(1)]), pinned: [bar(1, at(0, 780, 420, 50))])),
    Twin(
      "3 C: a button whose middle is above the bar",
      safari(control(at(20, 800, 380, 50), in: [body, root(.air)]))),
    Twin(
      "3 T: ink that shares 1 point", safari(text(at(20, 815, 380, 20), in: [body, root(.air)]))),
    Twin(
      "2.3 a line under a floating bar that scrolls past the gap above it",
      page(
        .air, [text(at(20, 846, 380, 20), in: [root(.air, 0, of: 300)])], host: .safari,
        visible: at(0, 68, 420, 762),
        adding: [Obstruction(kind: .browserBar, rect: at(78, 838, 264, 48))])),
    Twin("3 an image", safari(media(at(0, 600, 420, 312), in: [body, root(.air)]))),
    Twin(
      "2.1 a page on the Home Screen has no such bar",
      page(.air, [control(at(20, 840, 380, 30), in: [body, root(.air)])])),
    Twin(
      "2.3 a scroller inside a page of 100vh that can move the button up",
      safari(
        control(
          at(20, 850, 380, 44),
          in: [
            scroller(at(0, 68, 420, 844), y: ScrollRange(offset: 0, least: 0, greatest: 300)), body,
            root(.air),
          ]))),
  ]
}
