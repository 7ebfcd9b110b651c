import AuditRules
import Testing

@Suite("Spec A 3 · keyboard-cover") struct KeyboardCoverTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "keyboard-cover") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "keyboard-cover") }

  static func focused(
    _ device: Device, keyboard: Rect, caret: Rect, _ path: [String] = ["textarea"]
  ) -> Screenful {
    page(device, []) {
      $0.keyboard = Keyboard(rect: keyboard, field: Element(path: path), caret: caret)
    }
  }

  static let upright = at(0, 576, 420, 336)
  static let landscape = at(0, 220, 912, 200)

  static let firing: [Firing] = [
    Firing(
      "3 upright", "textarea", .bottom, .serious, .review,
      focused(.air, keyboard: upright, caret: at(20, 860, 2, 20))),
    Firing(
      "3 landscape, the island at the left", "textarea", .bottom, .serious, .review,
      focused(.airLeft, keyboard: landscape, caret: at(100, 380, 2, 20))),
    Firing(
      "3 landscape, from right to left, in a shadow tree", "x-chat >>> textarea", .bottom, .serious,
      .review,
      focused(
        .airRight, keyboard: landscape, caret: at(800, 380, 2, 20), ["x-chat", "textarea"])),
    Firing(
      "3 a pad: half of the line", "textarea", .bottom, .serious, .review,
      focused(.pad, keyboard: at(0, 780, 820, 400), caret: at(20, 770, 2, 20))),
  ]

  static let twins: [Twin] = [
    Twin("3 no field has the focus", page(.air, [])),
    Twin("3 a line above", focused(.air, keyboard: upright, caret: at(20, 500, 2, 20))),
    Twin("3 40 % of the line", focused(.air, keyboard: upright, caret: at(20, 564, 2, 20))),
    Twin("3 no caret", focused(.air, keyboard: upright, caret: at(20, 860, 0, 0))),
    Twin(
      "3 a keyboard that floats beside the field",
      focused(.pad, keyboard: at(400, 780, 320, 250), caret: at(20, 800, 2, 20))),
    Twin("3 no keyboard on the screen", focused(.pad, keyboard: .zero, caret: at(20, 800, 2, 20))),
  ]

  @Test("3 the rule is off by default") func isOff() throws {
    let rule = try #require(Rule.named("keyboard-cover"))
    #expect(!rule.isOnByDefault)
  }
}
