import AuditRules
import Testing

@Suite("Spec A 3 · viewport-missing") struct ViewportMissingTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "viewport-missing") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "viewport-missing") }

  static let none = PageFacts(
    viewportMetas: [], viewport: ViewportReading(), layoutWidth: 980, scale: 0.43, leastScale: 0.43)

  static let firing: [Firing] = [
    Firing("3 upright", "html", nil, .serious, page(.air, [], facts: none)),
    Firing("3 the island at the left", "html", nil, .serious, page(.airLeft, [], facts: none)),
    Firing(
      "3 the island at the right, from right to left", "html", nil, .serious,
      page(
        .airRight, [],
        facts: {
          var facts = none
          facts.isRightToLeft = true
          return facts
        }())),
    Firing("3 Safari", "html", nil, .serious, page(.se, [], host: .safari, facts: none)),
  ]

  static let twins: [Twin] = [
    Twin("3 a meta", page(.air, [], facts: PageFacts())),
    Twin(
      "3 a meta that asks for 980",
      page(
        .air, [],
        facts: PageFacts(
          viewportMetas: ["width=980"], viewport: ViewportReading(width: .pixels(980)),
          layoutWidth: 980))),
    Twin(
      "3 a document that is laid out 320 wide",
      page(
        .air, [],
        facts: PageFacts(viewportMetas: [], viewport: ViewportReading(), layoutWidth: 320))),
    Twin(
      "3 a text file",
      page(
        .air, [],
        facts: PageFacts(viewportMetas: [], viewport: ViewportReading(), layoutWidth: 420))),
    Twin("3 a pad: phones only", page(.pad, [], facts: none)),
    Twin("2.3 the other positions say nothing new", page(.air, [], at: .end, facts: none)),
  ]
}
