import AuditRules
import Testing

@Suite("Spec A 3 · viewport-syntax") struct ViewportSyntaxTests {
  @Test("the rule fires", arguments: firing)
  func faultFires(_ firing: Firing) throws { try firing.expect(by: "viewport-syntax") }

  @Test("the rule does not fire on twins", arguments: twins)
  func twinIsSpared(_ twin: Twin) throws { try twin.expectNothing(by: "viewport-syntax") }

  /// A page with metas, as WebKit reads them.
  static func facts(_ metas: [String], _ reading: ViewportReading) -> PageFacts {
    PageFacts(viewportMetas: metas, viewport: reading)
  }

  static func firing(
    _ name: String, _ metas: [String], _ reading: ViewportReading, on device: Device = .air
  ) -> Firing {
    Firing(name, "html", nil, .moderate, page(device, [], facts: facts(metas, reading)))
  }

  static func twin(_ name: String, _ metas: [String], _ reading: ViewportReading) -> Twin {
    Twin(name, page(.air, [], facts: facts(metas, reading)))
  }

  static let firing: [Firing] = [
    firing(
      "W2 a semicolon that eats a value", ["width=device-width; viewport-fit=cover"],
      ViewportReading(width: .pixels(0), viewportFit: "cover")),
    firing(
      "W2 a semicolon behind viewport-fit, in landscape",
      ["viewport-fit=cover; width=device-width"],
      ViewportReading(width: .deviceWidth), on: .airLeft),
    firing(
      "W19 an unknown viewport-fit", ["width=device-width, viewport-fit=fill"],
      ViewportReading(width: .deviceWidth), on: .airRight),
    firing(
      "W14 a later meta that resets cover",
      ["width=device-width, viewport-fit=cover", "width=device-width, initial-scale=1"],
      ViewportReading(width: .deviceWidth, initialScale: 1)),
    firing(
      "W10 user-scalable=true is no", ["width=device-width, user-scalable=true"],
      ViewportReading(width: .deviceWidth, isUserScalable: false), on: .pad),
    firing(
      "W7 a width in percent", ["width=100%"], ViewportReading(width: .pixels(100))),
  ]

  static let twins: [Twin] = [
    twin(
      "W1 commas", ["width=device-width, initial-scale=1, viewport-fit=cover"],
      ViewportReading(width: .deviceWidth, initialScale: 1, viewportFit: "cover")),
    twin(
      "3 a semicolon without effect: initial-scale=1 asks for the device's width",
      ["width=device-width; initial-scale=1"],
      ViewportReading(width: .pixels(0), initialScale: 1)),
    twin(
      "W6 a semicolon behind a number", ["width=device-width, initial-scale=1.0;"],
      ViewportReading(width: .deviceWidth, initialScale: 1)),
    twin(
      "W1 spaces separate", ["width=device-width initial-scale=1"],
      ViewportReading(width: .deviceWidth, initialScale: 1)),
    twin(
      "W4 capitals and spaces", ["Width = Device-Width , Initial-Scale = 1"],
      ViewportReading(width: .deviceWidth, initialScale: 1)),
    twin(
      "3 a key that nobody knows", ["width=device-width, minimal-ui, interactive-widget=resizes"],
      ViewportReading(width: .deviceWidth)),
    twin(
      "W14 two metas that say the same", ["width=device-width", "width=device-width"],
      ViewportReading(width: .deviceWidth)),
    twin(
      "W14 a later meta that drops a scale limit",
      ["width=device-width, maximum-scale=1", "width=device-width"],
      ViewportReading(width: .deviceWidth)),
    twin(
      "W20 contain is auto", ["width=device-width, viewport-fit=contain", "width=device-width"],
      ViewportReading(width: .deviceWidth)),
    twin("3 no meta", [], ViewportReading()),
  ]
}
