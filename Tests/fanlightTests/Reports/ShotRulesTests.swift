import PageHosts
import Reporting
import Testing
import WebEngine

@testable import fanlight

@Suite("Reports 6 · warnings about pictures are findings")
struct ShotRulesTests {
  private func finding(_ warning: ShotFinding) throws -> Report.Finding {
    try #require(ShotRules.finding(warning, subject: "/a", isStrict: false))
  }

  @Test("A busy page has one fingerprint, whatever it waits for")
  func busyPages() throws {
    let one = try finding(.busy(.request("https://h.example/1")))
    #expect(one.cause?.declaration?.contains("https://h.example/1") == true)
    for other in [ShotFinding.busy(.timer), .busy(nil), .busy(.request("https://h.example/2"))] {
      #expect(try finding(other).fingerprint == one.fingerprint)
    }
  }

  @Test("Different statuses, selectors and rules have different fingerprints")
  func otherFaults() throws {
    let all = try [
      ShotFinding.busy(nil), .errorPage("404 Not Found"), .errorPage("500 Internal Server Error"),
      .elementMissing(selector: "#a"), .elementMissing(selector: "#b"),
    ].map { try finding($0).fingerprint }
    #expect(Set(all).count == all.count)
  }
}
