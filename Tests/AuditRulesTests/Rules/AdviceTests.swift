import AuditRules
import Testing

@Suite("Spec A 3 · advice") struct AdviceTests {
  /// The CSS of a rule's advice, with a cause or without.
  static func css(
    _ rule: String, _ firing: Firing, declaration: String? = nil, selector: String? = nil
  ) throws -> String? {
    let finding = try #require(findings(of: rule, on: [firing.screenful]).first)
    guard let declaration else { return finding.advice.css }
    let cause = Cause(source: "app.css", line: 7, declaration: declaration, selector: selector)
    return finding.with(causes: [cause]).advice.css
  }

  @Test("the line names the culprit while no cause is known") func culprit() throws {
    #expect(
      try Self.css("status-bar-overlap", StatusBarOverlapTests.firing[0])
        == "header.top { padding-top: env(safe-area-inset-top) }")
    #expect(
      try Self.css("sensor-overlap", SensorOverlapTests.firing[1])
        == "p { padding-left: max(16px, env(safe-area-inset-left)) }")
    #expect(
      try Self.css("home-indicator-overlap", HomeIndicatorOverlapTests.firing[1])
        == "nav { padding-bottom: calc(8px + env(safe-area-inset-bottom)) }")
    #expect(
      try Self.css("trapped-content", TrappedContentTests.firing[0])
        == "body { height: 100vh; height: 100dvh }")
  }

  @Test("the cause's selector and length are taken over") func cause() throws {
    #expect(
      try Self.css(
        "sensor-overlap", SensorOverlapTests.firing[1], declaration: "padding-left: 20px",
        selector: ".text") == ".text { padding-left: max(20px, env(safe-area-inset-left)) }")
    #expect(
      try Self.css(
        "status-bar-overlap", StatusBarOverlapTests.firing[0], declaration: "padding-top: 1rem;",
        selector: ".top") == ".top { padding-top: calc(1rem + env(safe-area-inset-top)) }")
    #expect(
      try Self.css(
        "browser-bar-overlap", BrowserBarOverlapTests.firing[0], declaration: "height: 100vh",
        selector: "body") == "body { height: 100dvh }")
  }

  @Test(
    "a value that is not a length is not taken over",
    arguments: ["padding-top: 0", "padding-top: env(safe-area-inset-top)", "padding-top: auto"])
  func valuesThatAreNotLengths(declaration: String) throws {
    #expect(
      try Self.css(
        "status-bar-overlap", StatusBarOverlapTests.firing[0], declaration: declaration,
        selector: ".top") == ".top { padding-top: env(safe-area-inset-top) }")
  }

  @Test("the advice names the location of the cause") func adviceNamesTheCausesLocation() throws {
    let finding = try #require(
      findings(of: "status-bar-overlap", on: [StatusBarOverlapTests.firing[0].screenful]).first)
    let cause = Cause(source: "css/app.css", line: 120, declaration: "top: 0", selector: ".top")
    #expect(
      finding.with(causes: [cause]).advice.text.hasPrefix("css/app.css:120 declares `top: 0`."))
  }

  @Test("every rule has a name, a help, and a title without a full stop") func registry() {
    let ids = Rule.all.map(\.id)
    #expect(ids.count == 21 && Set(ids).count == 21)
    for rule in Rule.all {
      #expect(rule.id.allSatisfy { $0 == "-" || ($0.isASCII && $0.isLowercase) })
      #expect(!rule.title.isEmpty && !rule.title.hasSuffix("."))
      #expect(rule.help.hasSuffix("."))
      #expect(Rule.named(rule.id) == rule)
    }
    #expect(Rule.named("nothing") == nil)
    #expect(
      Rule.all.filter { !$0.isOnByDefault }.map(\.id) == ["keyboard-cover", "target-size"])
    #expect(
      Rule.all.filter { $0.certainty == .review }.map(\.id) == [
        "inert-env", "keyboard-cover", "side-strip", "edge-gap", "standalone-meta",
      ])
  }

  @Test("3 the severities of the table") func severities() {
    let severities = Dictionary(uniqueKeysWithValues: Rule.all.map { ($0.id, $0.severity) })
    let critical = ["sensor-overlap", "trapped-content"]
    let moderate = ["home-indicator-overlap", "viewport-syntax", "zoom-lock", "input-zoom"]
    let serious = [
      "corner-clip", "status-bar-overlap", "app-bar-overlap", "browser-bar-overlap", "end-cover",
      "start-cover", "double-inset", "viewport-missing", "page-too-wide",
    ]
    #expect(critical.allSatisfy { severities[$0] == .critical })
    #expect(serious.allSatisfy { severities[$0] == .serious })
    #expect(moderate.allSatisfy { severities[$0] == .moderate })
    #expect(severities["target-size"] == .minor)
  }

  @Test("a cause is a property and a value") func declarations() {
    let cause = Cause(declaration: " Padding-Top : 4px ; ")
    #expect(cause.property == "padding-top")
    #expect(cause.value == "4px")
    #expect(Cause(declaration: "none").value == "")
  }
}
