import AuditRules
import Testing

@Suite("Spec A 3 · corner-clip") struct CornerClipTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "corner-clip") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "corner-clip") }

  static let footer = bar(1, at(0, 860, 420, 52), "footer")
  static let page1 = bar(1, at(0, 0, 912, 420), "main")

  static let firing: [Firing] = [
    Firing(
      "2.1 the lower left corner", "p", .bottom, .serious,
      page(.air, [text(at(4, 890, 200, 20), in: [.pinned(1)])], pinned: [footer])),
    Firing(
      "2.1 landscape: the upper left corner", "p", .top, .serious,
      page(.airLeft, [text(at(6, 4, 200, 20), in: [.pinned(1)])], pinned: [page1])),
    Firing(
      "2.1 landscape: the upper right corner", "p", .top, .serious,
      page(.airRight, [text(at(708, 4, 200, 20), in: [root(.airRight)])])),
    Firing(
      "2.3 the lower right corner, in a scroller from right to left at its end", "p", .bottom,
      .serious,
      page(
        .air,
        [
          text(
            at(250, 890, 168, 20),
            in: [
              scroller(at(0, 100, 420, 812), y: ScrollRange(offset: 90, least: 0, greatest: 90)),
              root(.air),
            ])
        ], at: .end)),
    Firing(
      "2.1 the smaller corner of a pad", "p", .top, .serious,
      page(.pad, [text(at(1, 1, 100, 20), in: [root(.pad)])])),
  ]

  static let twins: [Twin] = [
    Twin(
      "2.1 a display without rounded corners", page(.se, [text(at(1, 1, 100, 20), in: [root(.se)])])
    ),
    Twin(
      "2.1 text inside the outline",
      page(.air, [text(at(30, 870, 200, 20), in: [.pinned(1)])], pinned: [footer])),
    Twin(
      "3 a corner of the ink that is 1 point outside",
      page(.air, [text(at(17.5, 878.74, 200, 20), in: [.pinned(1)])], pinned: [footer])),
    Twin(
      "2.3 text that can be scrolled up",
      page(.air, [text(at(4, 890, 200, 20), in: [root(.air, 0, of: 800)])])),
    Twin(
      "3 media without text",
      page(.air, [media(at(0, 500, 420, 412), in: [.pinned(1)])], pinned: [footer])),
    Twin(
      "3 a control, whose text is judged",
      page(.air, [control(at(4, 890, 200, 20), in: [.pinned(1)])], pinned: [footer])),
    Twin(
      "3 text beyond the left edge, at half the height",
      page(.air, [text(at(-50, 400, 200, 20), in: [root(.air)])])),
    Twin(
      "2.2 text of opacity 0.05",
      page(
        .air, [text(at(4, 890, 200, 20), in: [.pinned(1)]) { $0.opacity = 0.05 }],
        pinned: [footer])),
  ]
}
