import AuditRules
import Testing

@Suite("Spec A 3 · exemptions") struct ExemptionTests {
  /// A screenful that one exemption alone keeps clear of a rule.
  struct Sample: Sendable, CustomTestStringConvertible {
    let exemption: Exemption
    let rule: String
    let screenful: Screenful

    var testDescription: String { "\(exemption): \(rule)" }
  }

  static let header = bar(1, at(0, 0, 420, 56), "header", anchors: [.top])
  static let behind = SamplePoint.grid(of: at(20, 10, 100, 20), hit: .pinned(9))

  static let samples: [Sample] = [
    Sample(
      exemption: .media, rule: "status-bar-overlap",
      screenful: page(.air, [media(at(0, 0, 420, 40), in: [root(.air)])])),
    Sample(
      exemption: .media, rule: "sensor-overlap",
      screenful: page(.airLeft, [media(at(0, 150, 100, 100), in: [root(.airLeft)])])),
    Sample(
      exemption: .scrolling, rule: "sensor-overlap",
      screenful: page(
        .airLeft, [text(at(16, 200, 300, 20), in: [root(.airLeft, 300, of: 1000)])])),
    Sample(
      exemption: .scrolling, rule: "app-bar-overlap",
      screenful: page(
        .air, [text(at(20, 840, 200, 20), in: [root(.air, 0, of: 900)])], host: .wkwebview,
        visible: at(0, 112, 420, 717),
        adding: [Obstruction(kind: .tabBar, rect: at(0, 829, 420, 83), hides: .translucent)])),
    Sample(
      exemption: .closedMenus, rule: "sensor-overlap",
      // The drawer is beside the screen, but its handle is on it.
      screenful: page(
        .airLeft, [text(at(16, 200, 60, 20), in: [.pinned(1)])],
        pinned: [bar(1, at(-300, 0, 300, 420), "nav")])),
    Sample(
      exemption: .closedMenus, rule: "sensor-overlap",
      // The page avoids the sides, so that the drawer beside it is hidden completely.
      screenful: page(
        .airLeft, [text(at(16, 200, 60, 20), in: [.pinned(1)])],
        pinned: [bar(1, at(-232, 0, 300, 420), "nav")],
        facts: PageFacts(adjustedContentInset: Insets(left: 68, right: 68)))),
    Sample(
      exemption: .closedMenus, rule: "status-bar-overlap",
      screenful: page(
        .air, [text(at(20, 10, 100, 20), in: [.pinned(1)]) { $0.absence = .offCanvas }],
        pinned: [header])),
    Sample(
      exemption: .modals, rule: "status-bar-overlap",
      screenful: page(
        .air, [text(at(20, 10, 100, 20), in: [.pinned(1)]) { $0.points = behind }],
        pinned: [header, bar(9, at(0, 0, 420, 912), "dialog")])),
    Sample(
      exemption: .modals, rule: "start-cover",
      screenful: page(
        .air,
        [
          text(at(20, 100, 100, 20), in: [root(.air)]) {
            $0.points = SamplePoint.grid(of: $0.rect, hit: .pinned(1))
          }
        ], pinned: [bar(1, at(0, 0, 420, 500), "dialog", anchors: [.top])])),
    Sample(
      exemption: .skipLinks, rule: "status-bar-overlap",
      // 40 points above the visible rectangle of Safari, which begins at 68.
      screenful: page(
        .air,
        [
          control(at(8, 28, 100, 20), "a.skip", in: [.pinned(1)]) { $0.isFragmentLink = true }
        ], host: .safari, visible: at(0, 68, 420, 762), pinned: [header])),
    Sample(
      exemption: .skipLinks, rule: "status-bar-overlap",
      // The same, above a page whose web view is between the insets.
      screenful: page(
        .air,
        [
          control(at(8, 28, 100, 20), "a.skip", in: [.pinned(1)]) { $0.isFragmentLink = true }
        ], host: .wkwebview, pinned: [bar(1, at(0, 0, 420, 120))],
        facts: PageFacts(adjustedContentInset: Insets(top: 68, bottom: 34)))),
    Sample(
      exemption: .cookieBars, rule: "end-cover",
      screenful: page(
        .air,
        [
          text(at(20, 850, 300, 20), in: [root(.air, 500, of: 500)]) {
            $0.points = SamplePoint.grid(of: $0.rect, hit: .pinned(1))
          }
        ], at: .end,
        pinned: [
          bar(1, at(0, 829, 420, 83), "#banner", anchors: [.bottom]) {
            $0.names = ["banner", "cookieConsent"]
          }
        ])),
    Sample(
      exemption: .hiddenAlternatives, rule: "status-bar-overlap",
      screenful: page(
        .air, [text(at(20, 10, 100, 20), in: [.pinned(1)]) { $0.absence = .visuallyHidden }],
        pinned: [header])),
    Sample(
      exemption: .hiddenAlternatives, rule: "status-bar-overlap",
      screenful: page(
        .air, [text(at(20, 10, 100, 20), in: [.pinned(1)]) { $0.opacity = 0.05 }],
        pinned: [header])),
    Sample(
      exemption: .pads, rule: "input-zoom",
      screenful: page(
        .pad,
        [
          control(at(20, 200, 200, 40), "input") {
            $0.isEditable = true
            $0.fontSize = 13
          }
        ])),
    Sample(
      exemption: .pads, rule: "viewport-missing",
      screenful: page(
        .pad, [],
        facts: PageFacts(viewportMetas: [], viewport: ViewportReading(), layoutWidth: 980))),
  ]

  @Test("each exemption is needed to keep its screenful without findings", arguments: samples)
  func exemptionHolds(_ sample: Sample) throws {
    #expect(try findings(of: sample.rule, on: [sample.screenful]).isEmpty)
    let others = Set(Exemption.allCases).subtracting([sample.exemption])
    let blamed = try findings(
      of: sample.rule, on: [sample.screenful], options: JudgingOptions(exemptions: others))
    #expect(blamed.count == 1)
  }

  @Test("every exemption has a test") func completeness() {
    #expect(Set(Self.samples.map(\.exemption)) == Set(Exemption.allCases))
  }

  @Test("3 a cookie bar is exempt as an obstruction, not for its own position")
  func cookieBarsAreExemptAsObstructions() throws {
    let consent = bar(1, at(0, 860, 420, 52), "#banner") { $0.names = ["cookie-consent"] }
    let screenful = page(
      .air, [control(at(20, 872, 380, 40), in: [.pinned(1)])], pinned: [consent])
    #expect(try findings(of: "home-indicator-overlap", on: [screenful]).count == 1)
  }

  @Test("3 a page in a fixed element is not a modal to its own text")
  func fixedPage() throws {
    let shell = bar(1, at(0, 0, 420, 912), "main")
    let screenful = page(.air, [text(at(20, 10, 100, 20), in: [.pinned(1)])], pinned: [shell])
    let found = try findings(of: "status-bar-overlap", on: [screenful])
    #expect(found.map(\.certainty) == [.certain])
  }

  @Test("4.1 text is for review if no hit test says whether a modal covers it")
  func textWithoutHitTestsIsForReview() throws {
    let shell = bar(9, at(0, 0, 420, 912), "dialog")
    let screenful = page(
      .air, [text(at(20, 10, 100, 20), in: [.pinned(1)])], pinned: [Self.header, shell])
    let found = try findings(of: "status-bar-overlap", on: [screenful])
    #expect(found.map(\.certainty) == [.review])
  }

  @Test(
    "cookie bars are recognized by whole words of their names",
    arguments: [
      ("cookie-banner", true), ("CookieConsent", true), ("gdpr", true), ("site-nav", false),
      ("bottom-bar", false), ("Fortune cookies", true), ("cookiecutter", false),
    ])
  func consentNames(name: String, isConsent: Bool) {
    #expect(ConsentBanner.isNamed(by: ["bar", name]) == isConsent)
  }
}
