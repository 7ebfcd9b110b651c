import AuditRules
import Testing

@Suite("Spec A 3 · target-size") struct TargetSizeTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "target-size") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "target-size") }

  static let large = JudgingOptions(targetSize: 44)

  static func pair(
    _ first: Rect, _ second: Rect, change: (inout Box) -> Void = { _ in }
  ) -> [Box] {
    [control(first, "a", change: change), control(second, "button")]
  }

  static let firing: [Firing] = [
    Firing(
      "WCAG 2.5.8 a target of 16 beside a large one", "a", nil, .minor,
      page(.air, pair(at(20, 200, 16, 16), at(38, 190, 60, 44)))),
    Firing(
      "WCAG 2.5.8 landscape: too low", "a", nil, .minor,
      page(.airLeft, pair(at(100, 200, 80, 20), at(100, 221, 80, 44)))),
    Firing(
      "WCAG 2.5.8 landscape, from right to left: too narrow", "a", nil, .minor,
      page(.airRight, pair(at(700, 200, 10, 44), at(660, 200, 35, 44)))),
    Firing(
      "WCAG 2.5.8 a pad", "a", nil, .minor,
      page(.pad, pair(at(20, 200, 23, 23), at(43, 190, 60, 44)))),
  ]

  static let twins: [Twin] = [
    Twin("WCAG 2.5.8 24 by 24", page(.air, pair(at(20, 200, 24, 24), at(44, 190, 60, 44)))),
    Twin(
      "WCAG 2.5.8 a small target with free space",
      page(.air, pair(at(20, 200, 16, 16), at(60, 190, 60, 44)))),
    Twin(
      "WCAG 2.5.8 a link in a sentence",
      page(.air, pair(at(20, 200, 16, 16), at(38, 190, 60, 44)) { $0.isInline = true })),
    Twin("WCAG 2.5.8 no other target", page(.air, [control(at(20, 200, 10, 10))])),
    Twin(
      "WCAG 2.5.8 CSS pixels: a shrunk page",
      page(
        .air,
        pair(at(20, 200, 16, 16), at(38, 190, 60, 44)) { $0.documentRect = at(40, 400, 32, 32) })),
    Twin(
      "WCAG 2.5.8 two rectangles of one control",
      page(.air, [control(at(20, 200, 16, 16), "a"), control(at(20, 217, 60, 16), "a")])),
  ]

  @Test("6 with 44, Apple's number, more is small") func minimumOf44Points() throws {
    let boxes = Self.pair(at(20, 200, 30, 30), at(50, 190, 60, 44))
    let screenful = page(.air, boxes)
    #expect(try findings(of: "target-size", on: [screenful]).isEmpty)
    #expect(
      try findings(of: "target-size", on: [screenful], options: Self.large)
        .map(\.element.selector) == ["a"])
  }

  @Test("3 the rule is off by default") func isOff() throws {
    let rule = try #require(Rule.named("target-size"))
    #expect(!rule.isOnByDefault)
  }
}
