import AuditRules
import Testing

@Suite("Spec A 3 · edge-gap") struct EdgeGapTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "edge-gap") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "edge-gap") }

  static let black = RGBA(red: 0, green: 0, blue: 0)
  static let white = RGBA(red: 1, green: 1, blue: 1)

  static func nav(
    _ rect: Rect, _ edge: Edge, change: (inout PinnedElement) -> Void = { _ in }
  ) -> PinnedElement {
    bar(1, rect, "nav", anchors: [edge]) {
      $0.background = black
      $0.colorBeyond[edge] = white
      change(&$0)
    }
  }

  static func upright(
    _ rect: Rect = at(0, 829, 420, 49),
    change: (inout PinnedElement) -> Void = { _ in }
  ) -> Screenful {
    page(.air, [], pinned: [nav(rect, .bottom, change: change)])
  }

  static let firing: [Firing] = [
    Firing("3 upright", "nav", .bottom, .minor, .review, upright()),
    Firing(
      "3 a side bar, the island at the left", "nav", .left, .minor, .review,
      page(.airLeft, [], pinned: [nav(at(68, 0, 200, 420), .left)])),
    Firing(
      "3 a side bar, the island at the right, from right to left", "nav", .right, .minor, .review,
      page(.airRight, [], pinned: [nav(at(644, 0, 200, 420), .right)])),
    Firing(
      "3 landscape, a page that keeps clear of the sides", "nav", .bottom, .minor, .review,
      page(
        .airLeft, [], host: .wkwebview, visible: at(68, 0, 776, 400),
        pinned: [nav(at(68, 351, 776, 49), .bottom)])),
    Firing(
      "3 a pad, sticky", "nav", .bottom, .minor, .review,
      page(
        .pad, [],
        pinned: [
          nav(at(0, 1100, 820, 60), .bottom) { $0.placement = .sticky(stuck: [.bottom]) }
        ])),
  ]

  static let twins: [Twin] = [
    Twin("3 a bar to the edge", upright(at(0, 829, 420, 83))),
    Twin("3 the same color beyond", upright { $0.colorBeyond[.bottom] = black }),
    Twin("3 a bar without a background", upright { $0.background = nil }),
    Twin(
      "3 a bar of glass", upright { $0.background = RGBA(red: 0, green: 0, blue: 0, alpha: 0.3) }),
    Twin("3 a pill that floats", upright(at(40, 829, 340, 49))),
    Twin("3 a bar that is not at the edge", upright(at(0, 500, 420, 49))),
    Twin(
      "2.1 a bar of Safari is between",
      page(
        .air, [], host: .safari, visible: at(0, 68, 420, 762),
        pinned: [nav(at(0, 829, 420, 49), .bottom)])),
    Twin(
      "2.1 a toolbar of the app is between",
      page(
        .air, [], host: .wkwebview,
        adding: [Obstruction(kind: .toolbar, rect: at(0, 834, 420, 44), hides: .translucent)],
        pinned: [nav(at(0, 829, 420, 49), .bottom)])),
    Twin("3 a sticky bar that moves", upright { $0.placement = .sticky(stuck: []) }),
  ]
}
