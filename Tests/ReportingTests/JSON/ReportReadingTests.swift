import Foundation
import Reporting
import Testing

@Suite("Reports 3 · a report is read as it was written")
struct ReportReadingTests {
  @Test("Read and written again, a report is byte-equal")
  func rewrittenReportsAreByteEqual() throws {
    let text = try Report.everything.jsonText
    let read = try Report(reading: text.utf8, from: "report.json")
    #expect(read == Report.everything)
    #expect(try read.jsonText == text)
  }

  @Test("Keys are in the order of the specification")
  func keysAreInTheirOrder() throws {
    guard case .object(let members) = try Report.everything.json else {
      Issue.record("a report is an object")
      return
    }
    #expect(
      members.map(\.key) == [
        "format", "version", "tool", "engine", "run", "screens", "rules", "subjects", "pictures",
        "shots", "comparisons", "findings", "failures", "summary",
      ])
    #expect(members[0].value == .string("fanlight-report"))
    #expect(members[1].value == .string("1.0"))
  }

  @Test("A missing picture and the screen of a general failure are null; unknown values are absent")
  func absenceIsNull() throws {
    let json = try Report.everything.json
    guard case .array(let comparisons)? = json["comparisons"],
      case .array(let failures)? = json["failures"]
    else {
      Issue.record("both are lists")
      return
    }
    let recorded = try #require(comparisons.first { $0["result"] == .string("recorded") })
    #expect(recorded["expected"] == .null)
    #expect(recorded["difference"] == .null)
    #expect(recorded["text"] == nil)
    #expect(failures.first?["screen"] == .null)
  }

  @Test("Frames of changes are lists of four numbers")
  func framesOfChangesAreLists() throws {
    #expect(try Report.everything.json.line.contains(#""to":[16,559.5,288,50]"#))
  }

  @Test("Keys of a later minor version are ignored")
  func laterKeysAreIgnored() throws {
    let text = try Report.everything.jsonText
      .replacing("\"version\": \"1.0\"", with: "\"version\": \"1.7\", \"colors\": [1, {}]")
      .replacing("\"kind\": \"audit\"", with: "\"kind\": \"audit\", \"mood\": null")
    #expect(try Report(reading: text.utf8, from: "r") == Report.everything)
  }

  @Test("A newer major version is rejected with the writer's version and advice")
  func newerMajorVersionsAreRejected() throws {
    let text = try Report.everything.jsonText
      .replacing("\"version\": \"1.0\"", with: "\"version\": \"2.0\"")
      .replacing("\"version\": \"0.9.0\"", with: "\"version\": \"3.1.0\"")
    let error = #expect(throws: ReportError.self) {
      try Report(reading: text.utf8, from: "blob/report.json")
    }
    #expect(
      error?.message
        == "blob/report.json was written by fanlight 3.1.0, in version 2.0 of the format; "
        + "this program reads version 1.")
    #expect(error?.advice == "Update fanlight.")
  }

  @Test(
    "A file that is not a report is rejected with its name and the reason",
    arguments: [
      ("", "r is no report: in line 1 the text ends early."),
      ("{\n\"format\":", "r is no report: in line 2 the text ends early."),
      ("[]", "r is JSON, but no report of fanlight."),
      (#"{"format":"fanlight-report"}"#, "r is a report without a version."),
      (
        #"{"format":"fanlight-report","version":"1.0","tool":{"name":"fanlight"}}"#,
        "r is no whole report: tool.version: it is missing."
      ),
      (
        #"{"format":"fanlight-report","version":"1.0","tool":[]}"#,
        "r is no whole report: tool: it is a list."
      ),
    ])
  func otherFilesAreRejected(_ text: String, _ message: String) {
    let error = #expect(throws: ReportError.self) { try Report(reading: text.utf8, from: "r") }
    #expect(error?.message == message)
  }

  @Test("A report that is truncated at any byte is rejected")
  func truncatedReportsAreRejected() throws {
    let bytes = Array(try Report.everything.json.line.utf8)
    for count in stride(from: 0, to: bytes.count, by: 37) {
      #expect(throws: ReportError.self) {
        try Report(reading: bytes.prefix(count), from: "r")
      }
    }
  }
}
