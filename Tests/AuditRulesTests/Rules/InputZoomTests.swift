import AuditRules
import Testing

@Suite("Spec A 3 · input-zoom") struct InputZoomTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "input-zoom") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "input-zoom") }

  /// A field with text of a size, in CSS pixels.
  static func field(_ size: Double, _ rect: Rect = at(20, 200, 200, 40), scale: Double = 1) -> Box {
    control(rect, "input") {
      $0.fontSize = size
      $0.scale = scale
      $0.isEditable = true
    }
  }

  static let firing: [Firing] = [
    Firing("3 a field of 14", "input", nil, .moderate, page(.air, [field(14)])),
    Firing(
      "3 Safari, landscape", "input", nil, .moderate, page(.airLeft, [field(15.9)], host: .safari)),
    Firing(
      "3 a field of 16 on a page that is shrunk, from right to left", "input", nil, .moderate,
      page(
        .airRight, [field(16, scale: 0.5)],
        facts: PageFacts(scale: 0.5, leastScale: 0.5, isRightToLeft: true))),
    Firing(
      "3 a field in a scroller and a shadow tree", "x-form >>> input", nil, .moderate,
      page(
        .se,
        [
          control(at(20, 200, 200, 40), in: [scroller(at(0, 100, 375, 400)), root(.se)]) {
            $0.element = Element(path: ["x-form", "input"])
            $0.fontSize = 13
            $0.isEditable = true
          }
        ])),
  ]

  static let twins: [Twin] = [
    Twin("3 a field of 16", page(.air, [field(16)])),
    Twin("3 a field of 8 in a part that is magnified twice", page(.air, [field(8, scale: 2)])),
    Twin("3 a button of 13", page(.air, [control(at(20, 200, 80, 40)) { $0.fontSize = 13 }])),
    Twin(
      "3 a page that forbids to zoom",
      page(
        .air, [field(14)],
        facts: PageFacts(viewport: ViewportReading(width: .deviceWidth, isUserScalable: false)))),
    Twin(
      "3 maximum-scale=1, which Safari ignores for users and not for a focus",
      page(
        .air, [field(14)], host: .safari,
        facts: PageFacts(viewport: ViewportReading(width: .deviceWidth, maximumScale: 1)))),
    Twin("3 text of 12", page(.air, [text(at(20, 200, 200, 20)) { $0.fontSize = 12 }])),
    Twin("3 a pad: phones only", page(.pad, [field(14)])),
  ]
}
