import AuditRules
import Testing

@Suite("Spec A 3 · standalone-meta") struct StandaloneMetaTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "standalone-meta") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "standalone-meta") }

  static let translucent = PageFacts(declaresWebApp: true, statusBarStyle: "black-translucent")
  static let standalone = PageFacts(declaresWebApp: true, manifestDisplay: "standalone")

  static func line(_ response: Double?) -> Box {
    text(at(20, 100, 200, 20)) { $0.response[.top] = response }
  }

  static let firing: [Firing] = [
    Firing(
      "3 black-translucent", "html", .top, .moderate, .review,
      page(.air, [line(0)], facts: translucent)),
    Firing(
      "3 a manifest, the island at the left", "html", .top, .moderate, .review,
      page(.airLeft, [line(0)], facts: standalone)),
    Firing(
      "3 the island at the right, in capitals, from right to left", "html", .top, .moderate,
      .review,
      page(
        .airRight, [line(0), line(nil)],
        facts: PageFacts(isRightToLeft: true, statusBarStyle: "Black-Translucent"))),
    Firing(
      "3 a pad, a line of a scroller", "html", .top, .moderate, .review,
      page(
        .pad,
        [
          text(at(20, 100, 200, 20), in: [scroller(at(0, 0, 820, 900)), root(.pad)]) {
            $0.response[.top] = 0
          }
        ], facts: standalone)),
  ]

  static let twins: [Twin] = [
    Twin("3 a page that responds", page(.air, [line(0), line(1)], facts: translucent)),
    Twin("2.4 nothing was measured", page(.air, [line(nil)], facts: translucent)),
    Twin("3 Safari", page(.air, [line(0)], host: .safari, facts: translucent)),
    Twin(
      "3 the default style", page(.air, [line(0)], facts: PageFacts(statusBarStyle: "default"))),
    Twin(
      "3 a manifest of a browser",
      page(.air, [line(0)], facts: PageFacts(manifestDisplay: "browser"))),
    Twin(
      "2.3 the other positions say nothing new", page(.air, [line(0)], at: .end, facts: standalone)),
  ]
}
