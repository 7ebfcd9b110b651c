import Foundation
import FoundationXML
import Reporting
import Testing

@Suite("Reports 7 · JUnit")
struct JUnitReportTests {
  private func root(_ report: Report, pictures: String? = nil) throws -> FoundationXML.XMLElement {
    let text = JUnitReport(report, picturesFolder: pictures).text
    let document = try XMLDocument(data: Data(text.utf8))
    return try #require(document.rootElement())
  }

  private func value(_ element: FoundationXML.XMLElement, _ name: String) -> String? {
    element.attribute(forName: name)?.stringValue
  }

  @Test("A suite is a subject, with its counts, time and date")
  func suitesAreSubjects() throws {
    let root = try root(.everything)
    let suites = root.elements(forName: "testsuite")
    #expect(suites.map { value($0, "name") } == ["/pricing", "CheckoutTests"])
    let page = suites[0]
    #expect(value(page, "timestamp") == "2026-11-22T10:00:00Z")
    #expect(value(page, "tests") == "2")
    #expect(value(page, "failures") == "1")
    #expect(value(page, "errors") == "1")
    #expect(value(page, "skipped") == "0")
    #expect(value(page, "time") == "1.25")
    #expect(value(root, "tests") == "4")
    #expect(value(root, "failures") == "2")
  }

  @Test("A case is a rule in a host; its failure has the severity and all text")
  func casesAreRulesInHosts() throws {
    let element = try #require(try root(.everything).elements(forName: "testsuite").first)
    let testCase = try #require(element.elements(forName: "testcase").first)
    #expect(value(testCase, "classname") == "page.pricing")
    #expect(value(testCase, "name") == "status-bar-overlap (webapp)")
    #expect(value(testCase, "file") == "site/pricing.html")
    let failure = try #require(testCase.elements(forName: "failure").first)
    #expect(value(failure, "type") == "critical")
    #expect(
      value(failure, "message")
        == "Content lies below the status bar: header.top > button.menu")
    #expect(failure.stringValue?.contains(".top { padding-top: env(safe-area-inset-top) }") == true)
  }

  @Test("A rule without a finding is a case that passes; an accepted finding is skipped")
  func passesAndSkips() throws {
    var report = Report.everything
    report.findings[0].status = .accepted
    report.rules.append(.init(id: "corner-clip", severity: .serious, title: "c", help: "h"))
    let suite = try #require(try root(report).elements(forName: "testsuite").first)
    let cases = suite.elements(forName: "testcase")
    #expect(
      cases.map { value($0, "name") } == [
        "corner-clip (webapp)", "status-bar-overlap (webapp)", "load",
      ])
    #expect(cases[0].childCount == 0)
    let skipped = try #require(cases[1].elements(forName: "skipped").first)
    #expect(value(skipped, "message") == "accepted: Until the redesign.")
  }

  @Test("A review is printed and does not fail the case")
  func reviewsDoNotFail() throws {
    var report = Report.everything
    report.findings[0].certainty = .review
    let suite = try #require(try root(report).elements(forName: "testsuite").first)
    let first = try #require(suite.elements(forName: "testcase").first)
    #expect(first.elements(forName: "failure").isEmpty)
    #expect(first.elements(forName: "system-out").first?.stringValue?.hasPrefix("review: ") == true)
  }

  @Test("Each picture is an attachment that GitLab and Jenkins read")
  func picturesAreAttachments() throws {
    let suites = try root(.everything, pictures: "blob").elements(forName: "testsuite")
    let output = suites.flatMap { $0.elements(forName: "testcase") }
      .flatMap { $0.elements(forName: "system-out") }.compactMap(\.stringValue)
    let expected = [1, 1, 2, 1, 3].map {
      "[[ATTACHMENT|blob/data/\(Report.picture(UInt8($0)).id).png]]"
    }
    #expect(output.filter { $0.hasPrefix("[[") } == expected)
  }

  @Test(
    "Hostile text parses, and only characters that XML forbids are lost", arguments: HostileText.all
  )
  func hostileTextParses(_ hostile: String) throws {
    let text = JUnitReport(.hostile(hostile), picturesFolder: "x").text
    #expect(!text.contains("]]>") && !text.contains("<![CDATA["))
    let suite = try #require(try root(.hostile(hostile)).elements(forName: "testsuite").first)
    // Foundation drops a byte order mark when it reads an attribute.
    let permitted = hostile.unicodeScalars.filter {
      [0x9, 0xA, 0xD].contains($0.value) || $0.value >= 0x20 && $0.value < 0xFEFF
        || $0.value > 0xFEFF && $0.value < 0xFFFE || $0.value > 0xFFFF
    }
    #expect(value(suite, "name") == String(String.UnicodeScalarView(permitted)))
  }
}
