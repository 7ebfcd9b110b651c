import AuditRules
import Testing

@Suite("Spec A 4 and 7 · one finding of a fault") struct VerdictTests {
  static let header = bar(1, at(0, 0, 420, 56), "header.top")

  static func menu(
    _ device: Device = .air, y: Double = 12, host: AuditHost = .webapp,
    at position: ScrollPosition = .top, change: (inout Box) -> Void = { _ in }
  ) -> Screenful {
    page(
      device, [control(at(8, y, 44, 44), "button.menu", in: [.pinned(1)], change: change)],
      host: host, at: position, pinned: [header])
  }

  @Test("a fault on several screens is one finding, with its screens in order") func grouping()
    throws
  {
    let found = try findings(
      of: "status-bar-overlap",
      on: [
        Self.menu(at: .middle), Self.menu(.pad, y: -10), Self.menu(), Self.menu(host: .wkwebview),
      ])
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(
      finding.screens.map { "\($0.screen) \($0.host) \($0.position)" } == [
        "air webapp top", "air webapp middle", "air wkwebview top", "pad webapp top",
      ])
  }

  @Test("the same screenful twice is one occurrence") func duplicates() throws {
    let found = try findings(of: "status-bar-overlap", on: [Self.menu(), Self.menu()])
    #expect(found.map(\.screens.count) == [1])
  }

  @Test("the worst screen is the one that hides most") func worstScreenHidesMost() throws {
    // 6 of 9 points are in the strip of the phone at 25, and all at 2.
    let found = try findings(
      of: "status-bar-overlap", on: [Self.menu(y: 25), Self.menu(y: 2, host: .wkwebview)])
    #expect(found.map(\.worst.host) == [.wkwebview])
  }

  @Test("a certain occurrence goes before a review, and makes the finding certain")
  func certainOccurrencesMakeFindingsCertain() throws {
    let moving = Self.menu(.air, y: 2) { $0.isMoving = true }
    let found = try findings(
      of: "status-bar-overlap", on: [moving, Self.menu(y: 25, host: .wkwebview)])
    #expect(found.map(\.certainty) == [.certain])
    #expect(found.map(\.worst.host) == [.wkwebview])
    #expect(found.map(\.screens.count) == [2])
    #expect(try findings(of: "status-bar-overlap", on: [moving]).map(\.certainty) == [.review])
  }

  @Test("text and control of one element are one finding, of the graver severity")
  func findingsHaveTheGraverSeverity() throws {
    var screenful = Self.menu()
    screenful.boxes.append(text(at(10, 20, 40, 20), "button.menu", in: [.pinned(1)]))
    let found = try findings(of: "status-bar-overlap", on: [screenful])
    #expect(found.map(\.severity) == [.critical])
  }

  @Test("other pages, elements and edges are other findings")
  func otherElementsAreOtherFindings() throws {
    var other = Self.menu()
    other.subject = "/about"
    var second = Self.menu()
    second.boxes[0].element = Element("a.search")
    var framed = Self.menu()
    framed.boxes[0].element.frame = ["iframe"]
    let found = try findings(
      of: "status-bar-overlap", on: [Self.menu(), other, second, framed])
    #expect(Set(found.map(\.fingerprint)).count == 4)
  }

  @Test("7 a finding has its subject, element, obstruction, overlap and inset")
  func findingsHaveTheirDetails() throws {
    let finding = try #require(findings(of: "status-bar-overlap", on: [Self.menu()]).first)
    #expect(finding.subject == "/pricing")
    #expect(finding.culprit.selector == "header.top")
    #expect(finding.worst.rect == at(8, 12, 44, 44))
    #expect(finding.worst.obstruction?.kind == .statusBar)
    #expect(finding.worst.overlap == Point(x: 44, y: 42))
    #expect(finding.worst.inset == Occurrence.Inset(edge: .top, value: 68))
    #expect(finding.status == .new && finding.confirmed == nil)
  }

  @Test("4.5 a finding on the Home Screen notes that the host is modelled") func modelledHost()
    throws
  {
    #expect(
      try findings(of: "status-bar-overlap", on: [Self.menu()]).map(\.notes) == [["modelled host"]])
    #expect(
      try findings(of: "status-bar-overlap", on: [Self.menu(host: .wkwebview)]).map(\.notes) == [[]]
    )
  }

  @Test("certain findings go first, then the graver ones") func order() {
    let reviews = page(
      .airLeft, [text(at(16, 60, 300, 20), "aside", in: [root(.airLeft)])])
    let field = control(at(20, 200, 200, 40), "input") {
      $0.isEditable = true
      $0.fontSize = 12
    }
    let verdict = Verdict(on: [reviews, page(.air, [field]), Self.menu()])
    #expect(
      verdict.findings.map(\.rule) == ["status-bar-overlap", "input-zoom", "side-strip"])
  }

  @Test("only the rules in the options run") func onlyRulesInTheOptionsRun() throws {
    let options = JudgingOptions(rules: [try #require(Rule.named("input-zoom"))])
    #expect(Verdict(on: [Self.menu()], options: options).findings.isEmpty)
    #expect(Verdict(on: []).findings.isEmpty)
  }

  @Test("3 C: only sample points that hit the control itself are counted")
  func onlyPointsThatHitTheControlCount() throws {
    // Three of its six own points are clear; of all nine points, five would be.
    func coveredScreenful(_ hits: [SamplePoint.Hit]) -> Screenful {
      let rect = at(8, 30, 44, 60)
      return page(
        .air,
        [
          control(rect, "a", in: [.pinned(1)]) { box in
            box.points = zip(SamplePoint.grid(of: rect), hits).map {
              SamplePoint($0.point, hit: $1)
            }
          }
        ], pinned: [Self.header])
    }
    let all = Array(repeating: SamplePoint.Hit.own, count: 9)
    #expect(try findings(of: "status-bar-overlap", on: [coveredScreenful(all)]).isEmpty)
    let upper = Array(all.prefix(6)) + Array(repeating: .other, count: 3)
    #expect(try findings(of: "status-bar-overlap", on: [coveredScreenful(upper)]).count == 1)
    let lower = Array(repeating: SamplePoint.Hit.other, count: 3) + all.prefix(6)
    #expect(try findings(of: "status-bar-overlap", on: [coveredScreenful(lower)]).isEmpty)
  }
}
