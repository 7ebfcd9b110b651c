import Foundation
import PageHosts
import Reporting
import Testing

@testable import PageAudit

@Suite("Spec A 4 and 13 · an audit reports what it leaves out")
struct AuditReportBuilderTests {
  private func subject(_ result: PageAuditResult) throws -> Report.Subject {
    var builder = AuditReportBuilder()
    builder.add(result)
    let report = builder.report(
      tool: .init(version: "1"), engine: nil, run: .init(kind: .audit, plan: "p"), rules: [])
    return try #require(report.subjects.first)
  }

  private let page = PageSource(.html("<p>x"), argument: "stdin")

  @Test("Layouts, findings that were not confirmed, and boxes that were not judged are counted")
  func layoutsAndUnjudgedAreCounted() throws {
    let subject = try subject(
      PageAuditResult(page: page, layouts: 41, unconfirmed: 2, dropped: 300))
    #expect(subject.layouts == 41)
    #expect(subject.unconfirmed == 2)
    #expect(subject.dropped == 300)
    let complete = try self.subject(PageAuditResult(page: page, layouts: 41))
    #expect(complete.unconfirmed == nil && complete.dropped == nil)
  }

  @Test("A page that failed has no counts")
  func failedPageHasNoCounts() throws {
    let failed = try subject(PageAuditResult(page: page, failure: ShotFailure("x", advice: "")))
    #expect(failed.layouts == nil)
  }
}
