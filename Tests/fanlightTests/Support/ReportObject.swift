import Foundation
import Reporting
import Testing

/// Returns the keys and values of a JSON object, after validating it if it is a report
/// (docs/spec/reports.md 10.1).
func object(_ text: String) throws -> [String: Any] {
  let object = try #require(
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  guard object["format"] as? String == Report.formatName else { return object }
  let schema = JSONSchema(root: try JSONText(parsing: ReportSchema.text.utf8))
  #expect(schema.errors(in: try JSONText(parsing: text.utf8)) == [])
  #expect(try Report(reading: Data(text.utf8), from: "report").jsonText == text)
  return object
}
