import Foundation
import Reporting
import Testing

@Suite("Reports 3 · the schema")
struct ReportSchemaTests {
  private func schema() throws -> JSONSchema {
    JSONSchema(root: try JSONText(parsing: ReportSchema.text.utf8))
  }

  private var docs: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs")
  }

  @Test("The program's schema equals the documented one")
  func schemaEqualsTheDocumentedOne() throws {
    let file = docs.appendingPathComponent("schema/fanlight-report-1.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == ReportSchema.text)
  }

  @Test("Written reports validate")
  func writtenReportsValidate() throws {
    let schema = try schema()
    let small = Report(tool: .init(version: "1"), run: .init(kind: .shot, plan: ""))
    var optional = Report.everything
    (optional.subjects[0].layouts, optional.subjects[0].unconfirmed) = (40, 2)
    optional.subjects[0].dropped = 7
    optional.shots[0].scale = 1.5
    for report in [Report.everything, Report.everything.reproducible, small, optional] {
      #expect(schema.errors(in: try report.json) == [])
    }
    #expect(Set(HostileText.all).count >= 200)
    for text in HostileText.all { #expect(schema.errors(in: try Report.hostile(text).json) == []) }
  }

  @Test("The reproducible form omits the number of layouts, which depends on the number of tabs")
  func reproducibleFormOmitsLayouts() throws {
    var report = Report.everything
    report.subjects[0].layouts = 40
    #expect(try report.jsonText.contains("\"layouts\": 40"))
    #expect(try report.reproducible.jsonText == Report.everything.reproducible.jsonText)
  }

  @Test("Every key that is written is in the schema")
  func everyKeyIsInTheSchema() throws {
    let schema = try schema()
    guard case .object(let members) = try Report.everything.json else { return }
    for member in members {
      #expect(schema.root["properties"]?[member.key] != nil, "\(member.key)")
    }
    for (name, list) in [
      ("finding", "findings"), ("comparison", "comparisons"), ("shot", "shots"),
      ("screen", "screens"),
    ] {
      guard case .array(let entries)? = try Report.everything.json[list] else { continue }
      for case .object(let members) in entries {
        for member in members {
          #expect(
            schema.root["$defs"]?[name]?["properties"]?[member.key] != nil, "\(name).\(member.key)")
        }
      }
    }
  }

  @Test(
    "JSON that is not a report does not validate",
    arguments: [
      ("\"kind\": \"audit\"", "\"kind\": \"holiday\""), ("\"complete\": true,", ""),
      ("\"width\": 420", "\"width\": \"420\""), ("\"severity\": \"critical\"", "\"severity\": 1"),
      ("fanlight-report\"", "other\""), ("[16, 551, 288, 50]", "[16, 551, 288]"),
    ])
  func otherJSONDoesNotValidate(_ text: String, _ replacement: String) throws {
    let written = try Report.everything.jsonText
    #expect(written.contains(text))
    let json = try JSONText(parsing: written.replacing(text, with: replacement).utf8)
    #expect(try !schema().errors(in: json).isEmpty)
  }

  @Test("Reports of earlier versions are read, and written unchanged")
  func earlierVersionsAreRead() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Versions")
    let file = folder.appendingPathComponent("1.0.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let report = try Report(reading: text.utf8, from: "1.0.json")
    #expect(report == Report.everything)
    #expect(try report.jsonText == text)
  }
}
