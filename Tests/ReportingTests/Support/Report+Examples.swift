import Reporting

extension Report {
  /// A report that has each kind of entry, with a value for each of its keys.
  static var everything: Report {
    let shown = picture(1)
    let expected = picture(2)
    let difference = picture(3)
    var report = Report(
      tool: Tool(version: "0.9.0"),
      engine: Engine(name: "Chromium", version: "156.0.8078.79", sandbox: "on", place: "local"),
      run: Run(
        kind: .audit, plan: "6b1f00000000abcd", arguments: ["audit", "/pricing"],
        shard: Shard(index: 2, of: 4), units: Units(done: 25, of: 100),
        started: "2026-11-22T10:00:00Z", seconds: 12.4),
      screens: [.air, .se],
      rules: [.statusBar],
      subjects: [
        Subject(
          id: "/pricing", kind: .page, name: "Pricing", address: "http://localhost:8080/pricing",
          file: "site/pricing.html", line: 3, seconds: 1.25),
        Subject(id: "CheckoutTests", kind: .test, name: "CheckoutTests"),
      ],
      pictures: [shown, expected, difference],
      shots: [
        Shot(
          subject: "/pricing", screen: Screen.air.id, host: "webapp", position: "top",
          picture: shown.id,
          measurement: .object([
            .init("system", .string("26.1")), .init("device", .string("iPhone Air")),
            .init("strategy", .null),
          ])),
        Shot(subject: "CheckoutTests", screen: Screen.se.id, name: "cart"),
      ],
      comparisons: [
        Comparison(
          id: "CheckoutTests/checkout", subject: "CheckoutTests", screen: Screen.se.id,
          host: "app", position: "top", result: .different, expected: expected.id,
          actual: shown.id, difference: difference.id,
          pixels: .init(
            different: 41230, of: 3_447_360,
            box: Rectangle(x: 0, y: 531, width: 320, height: 78)),
          changes: [
            .init(
              kind: "moved", view: "UIButton \"Pay\" id=pay",
              from: Rectangle(x: 16, y: 551, width: 288, height: 50),
              to: Rectangle(x: 16, y: 559.5, width: 288, height: 50)),
            .init(kind: "removed", view: "UILabel"),
          ],
          text: .init(expected: "Pay\n", actual: "Pay now\n"),
          masks: [Rectangle(x: 0, y: 0, width: 320, height: 20)],
          source: Source(file: "Tests/ShopUITests/CheckoutTests.swift", line: 14)),
        Comparison(
          id: "CheckoutTests/new", subject: "CheckoutTests", screen: Screen.se.id,
          result: .recorded, actual: shown.id),
      ],
      findings: [.menu(picture: shown.id)],
      failures: [
        Failure(
          subject: "/pricing", what: "load", message: "The server answered 503.",
          advice: "Look at its log.")
      ])
    report.run.warnings = ["Two versions of the engine took part."]
    return report
  }

  /// Returns a picture whose file would contain one byte.
  static func picture(_ byte: UInt8) -> Picture {
    Picture(png: [byte], width: 1260, height: 2736)
  }
}

extension Report.Screen {
  static let air = Report.Screen(
    id: "iPhone-Air.26.1.portrait", device: "iPhone Air", system: "26.1",
    orientation: "portrait", width: 420, height: 912, scale: 3, order: 7,
    safeArea: .init(top: 68, bottom: 34),
    traits: .object([.init("contentSize", .string("large"))]),
    alike: ["iPhone-Air.26.2.portrait"],
    obstructions: [.init(kind: "housing", path: "M147.3 14h125v37h-125z", hides: "opaque")])
  static let se = Report.Screen(
    id: "iPhone-SE-3.18.portrait", device: "iPhone SE (3rd generation)", system: "18",
    orientation: "portrait", width: 375, height: 667, scale: 2, order: 2,
    safeArea: .init(top: 20))
}

extension Report.Rule {
  static let statusBar = Report.Rule(
    id: "status-bar-overlap", severity: .serious, title: "Content lies below the status bar",
    help: "Move it down by the safe area's inset.", address: "https://example.com/rules#status")
}

extension Report.Finding {
  /// Returns a finding on a button that the status bar covers.
  static func menu(
    _ fingerprint: String = "fa1-5b1d0c2e9a7f4411", severity: Report.Severity = .critical,
    certainty: Certainty = .certain, status: Status = .new, subject: String = "/pricing",
    picture: String? = nil
  ) -> Report.Finding {
    Report.Finding(
      fingerprint: fingerprint, rule: "status-bar-overlap", severity: severity,
      certainty: certainty, status: status, subject: subject,
      element: Element(selector: "header.top > button.menu", text: "Menu", role: "button"),
      edge: "top",
      worst: Worst(
        screen: "iPhone-Air.26.1.portrait", host: "webapp", position: "top",
        rect: .init(x: 8, y: 12, width: 44, height: 44),
        obstruction: .init(
          kind: "statusBar", rect: .init(x: 0, y: 0, width: 420, height: 54)),
        overlap: .init(x: 44, y: 42), inset: .init(edge: "top", value: 68), picture: picture),
      screens: [
        .init(
          screen: "iPhone-Air.26.1.portrait", host: "webapp", position: "top",
          rect: .init(x: 8, y: 12, width: 44, height: 44)),
        .init(screen: "iPhone-SE-3.18.portrait", host: "webapp", position: "top"),
      ],
      response: .object([.init("top", .number(0)), .init("bottom", .number(1))]),
      cause: Cause(
        source: "css/app.css", line: 120, column: 3, declaration: "top: 0", selector: ".top"),
      advice: Advice(
        text: "Move the header's content below the status bar.",
        css: ".top { padding-top: env(safe-area-inset-top) }"),
      note: "Until the redesign.")
  }
}
