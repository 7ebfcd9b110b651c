import AuditRules
import ChromiumEngine
import DeviceCatalog
import Foundation
import PageAudit
import PageHosts
import Testing

/// Every page of the corpus has the findings that it must have, and no other (docs/spec/audit.md 9).
@Suite("The corpus of the audit", .serialized)
@MainActor
struct CorpusTests {
  /// A finding in the format of the expectations.
  private struct Named: Hashable, CustomStringConvertible {
    var rule: String
    var certainty: String
    var selector: String
    var hosts: [String]
    var orientations: [String]

    var description: String {
      "\(rule) (\(certainty)) \(selector) in \(hosts.joined(separator: ", ")), "
        + orientations.joined(separator: ", ")
    }
  }

  @Test("exactly the findings that are expected", arguments: folders)
  func pagesHaveTheirFindings(folder: String) async throws {
    let engine = ChromiumEngine()
    let runner = AuditRunner(engine: engine)
    let pages = CorpusCase.all.filter { $0.folder == folder }
    // Three at a time because a page mostly waits; iPads separately, as in a sweep. Pages with fields separately,
    // too: booting another device discards the virtual clock, on which the keyboard's animations run.
    let phones = try pages.filter { try !$0.isOnPad && !$0.hasFields }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for lane in 0..<3 {
        let own = phones.indices.filter { $0 % 3 == lane }.map { phones[$0] }
        group.addTask { for page in own { try await self.check(page, with: runner) } }
      }
      try await group.waitForAll()
    }
    for page in pages where try page.isOnPad || page.hasFields {
      try await check(page, with: runner)
    }
    await engine.shutDown()
  }

  /// The folders of the corpus: a rule each, and those of pages from public threads.
  nonisolated static let folders: [String] =
    Array(Set(CorpusCase.all.map(\.folder))).sorted()

  private func check(_ page: CorpusCase, with runner: AuditRunner) async throws {
    let expectation = page.expectation
    let targets = try expectation.devices.map { name in
      let device = try DeviceCatalog.builtIn.device(named: name)
      return ScreenSelection.Target(device: device, system: try device.systemRelease(for: nil))
    }
    let hosts = try expectation.hosts.map { try #require(PageHost(rawValue: $0)) }
    let orientations = try expectation.orientations.map {
      try #require(ShotOrientation(rawValue: $0))
    }
    let bars = expectation.bars.map { Set($0.compactMap(HostBar.init(rawValue:))) }
    let request = AuditRequest(
      pages: [
        PageSource(
          .file(page.page, readAccess: page.page.deletingLastPathComponent()),
          argument: page.page.lastPathComponent)
      ],
      selection: ScreenSelection(
        targets: targets, orientations: orientations, hosts: hosts,
        bars: bars ?? [.navigation, .toolbar]), hosts: hosts,
      options: JudgingOptions(rules: Rule.all))
    for await result in runner.run(request) {
      #expect(result.failure == nil, "\(page.name)")
      let name = page.name
      if let issue = expectation.viewportIssue {
        withKnownIssue("\(name): \(issue)", isIntermittent: true) {
          #expect(result.otherViewports == 0)
        }
      } else {
        #expect(result.otherViewports == 0, "\(name): modelled and measured viewports differ")
      }
      let found = Set(result.findings.map(Self.named))
      let expected = Set(
        expectation.findings.map {
          Named(
            rule: $0.rule, certainty: $0.certainty, selector: $0.selector,
            hosts: $0.hosts.sorted(), orientations: $0.orientations.sorted())
        })
      for finding in expected.subtracting(found) {
        Issue.record("\(page.name): expected and not found: \(finding)")
      }
      for finding in found.subtracting(expected) {
        Issue.record("\(page.name): found and not expected: \(finding)")
      }
    }
  }

  private static func named(_ finding: Finding) -> Named {
    Named(
      rule: finding.rule, certainty: finding.certainty.rawValue,
      selector: finding.element.selector,
      hosts: Set(finding.screens.map(\.host.rawValue)).sorted(),
      orientations: Set(
        finding.screens.map { String($0.screen.split(separator: ".").last ?? "") }
      ).sorted())
  }
}
