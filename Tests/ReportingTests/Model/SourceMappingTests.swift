import Foundation
import Reporting
import Testing

@Suite("Reports 7 · the files of pages and style sheets in the repository")
struct SourceMappingTests {
  @Test(
    "A text without a URL or without a folder is not a mapping",
    arguments: ["", "site", "=site", "http://localhost=", "folder=site", "/path=site"])
  func mappingsAreURLAndFolder(_ text: String) { #expect(SourceMapping(text) == nil) }

  @Test(
    "A URL below the mapping's URL is a file in the folder",
    arguments: [
      ("http://localhost:8080/=site", "http://localhost:8080/css/app.css", "site/css/app.css"),
      ("http://localhost:8080=site/", "http://localhost:8080/a.html?q=1#x", "site/a.html"),
      ("http://localhost/docs=.", "http://localhost/docs/b.html", "b.html"),
      ("http://localhost/docs/=www", "http://localhost/docs", "www/"),
      ("http://localhost/=a=b", "http://localhost/c", nil),
      ("http://localhost/=site", "https://localhost/c", nil),
      ("http://localhost/=site", "http://localhost:81/c", nil),
      ("http://localhost/docs=site", "http://localhost/docsearch", nil),
      ("http://localhost/=site", "http://localhost/%2e%2e/secret", nil),
    ] as [(String, String, String?)])
  func urlsBelowTheMappingAreFiles(_ mapping: String, _ address: String, _ file: String?) throws {
    let url = try #require(URL(string: address))
    #expect(SourceMapping(mapping).flatMap { $0.file(of: url) } == file)
  }

  @Test("Pages and causes get files that exist; others are unchanged")
  func pagesAndCausesGetFiles() throws {
    var report = Report.everything
    report.subjects[0].address = "http://localhost:8080/pricing"
    report.subjects[0].file = nil
    report.findings = [.menu("a"), .menu("b"), .menu("c")]
    report.findings[0].cause?.source = "css/app.css"
    report.findings[1].cause?.source = "https://cdn.example.com/lib.css"
    report.findings[2].cause?.source = "css/gone.css"
    let mapping = try #require(SourceMapping("http://localhost:8080/=web/site"))
    let files: Set = ["web/site/pricing/index.html", "web/site/css/app.css"]
    let located = report.locatingSources([mapping]) { files.contains($0) }
    #expect(located.subjects[0].file == "web/site/pricing/index.html")
    #expect(
      located.findings.map { $0.cause?.source } == [
        "web/site/css/app.css", "https://cdn.example.com/lib.css", "css/gone.css",
      ])
    let uris = SARIFReport(located).text.matches(of: #/"uri": ?"([^"]*)"/#).map { String($0.1) }
    #expect(uris.contains("web/site/css/app.css"))
  }
}
