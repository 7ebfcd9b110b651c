import AuditRules
import Testing

@Suite("Spec A 3 · zoom-lock") struct ZoomLockTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "zoom-lock") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "zoom-lock") }

  static let locked = PageFacts(
    viewport: ViewportReading(width: .deviceWidth, initialScale: 1, isUserScalable: false),
    leastScale: 1, greatestScale: 1)
  static let limited = PageFacts(
    viewport: ViewportReading(width: .deviceWidth, initialScale: 1, maximumScale: 1),
    leastScale: 1, greatestScale: 1)
  static let line = text(at(20, 200, 200, 20))

  static let firing: [Firing] = [
    Firing(
      "W129 user-scalable=no on the Home Screen", "html", nil, .moderate,
      page(.air, [line], facts: locked)),
    Firing(
      "W129 maximum-scale=1 in an app, the island at the left", "html", nil, .moderate,
      page(.airLeft, [line], host: .wkwebview, facts: limited)),
    Firing(
      "3 the island at the right, in a scroller", "html", nil, .moderate,
      page(
        .airRight, [text(at(20, 200, 200, 20), in: [scroller(at(0, 100, 912, 300))])],
        host: .wkwebview, facts: locked)),
    Firing("3 a pad", "html", nil, .moderate, page(.pad, [line], host: .wkwebview, facts: locked)),
  ]

  static let twins: [Twin] = [
    Twin("3 Safari ignores it", page(.air, [line], host: .safari, facts: locked)),
    Twin("3 a page without text", page(.air, [control(at(0, 0, 50, 50))], facts: locked)),
    Twin(
      "3 text of 50 points",
      page(.air, [text(at(20, 200, 200, 60)) { $0.fontSize = 50 }], facts: locked)),
    Twin(
      "3 scales that differ",
      page(
        .air, [line],
        facts: PageFacts(
          viewport: ViewportReading(width: .deviceWidth, maximumScale: 2), greatestScale: 2))),
    Twin(
      "3 equal scales that no meta asked for",
      page(.air, [line], facts: PageFacts(leastScale: 1, greatestScale: 1))),
    Twin(
      "3 a browser component that lets users zoom",
      page(
        .air, [line], host: .browser,
        facts: {
          var facts = locked
          facts.greatestScale = 5
          return facts
        }())),
  ]
}
