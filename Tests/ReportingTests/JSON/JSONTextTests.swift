import Foundation
import Reporting
import Testing

@Suite("Reports 3 · JSON")
struct JSONTextTests {
  @Test(
    "Reading and writing preserve values and the order of keys",
    arguments: [
      "null", "true", "false", "0", "-12.5", "1.125", #""""#, #""a\"\\\n\t\r""#, "[]", "{}",
      #"{"b":1,"a":[true,null,{"z":0,"y":""}]}"#, #""\u001b\u202e\udb40\udc01""#, #""é漢👩‍👩‍👧""#,
    ])
  func valuesAndKeyOrderArePreserved(_ text: String) throws {
    #expect(try JSONText(parsing: text.utf8).line == text)
    let value = try JSONText(parsing: text.utf8)
    #expect(try JSONText(parsing: value.text.utf8) == value)
  }

  @Test(
    "All forms that RFC 8259 permits are read",
    arguments: [
      (" [ 1 , 2 ] ", "[1,2]"), (#""\/\b\f\u0041\uD83D\uDE00""#, #""/\u0008\u000cA😀""#),
      ("\u{FEFF}1", "1"), ("1e3", "1000"), ("2.5E-1", "0.25"), ("-0", "0"),
      (#""\ud83d""#, #""\#u{FFFD}""#), (#""\ud83dx""#, #""\#u{FFFD}x""#),
    ])
  func standardFormsAreRead(_ text: String, _ line: String) throws {
    #expect(try JSONText(parsing: text.utf8).line == line)
  }

  @Test(
    "Invalid JSON is rejected",
    arguments: [
      "", " ", "{", "[1", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "nul", "01", "1.", ".5", "+1",
      "1e", "\"", "\"\\x\"", "\"\\u12\"", "\"\n\"", "1 2", "[1}", "\"\\u+123\"", "1e999", "--1",
      String(repeating: "[", count: 100_000),
    ])
  func invalidJSONIsRejected(_ text: String) {
    #expect(throws: JSONSyntaxError.self) { try JSONText(parsing: text.utf8) }
  }

  @Test("Text that is not UTF-8 is rejected")
  func textOutsideUTF8IsRejected() {
    #expect(throws: JSONSyntaxError.self) { try JSONText(parsing: [0x22, 0xFF, 0x22]) }
  }

  @Test("Foundation reads the written JSON, even with control characters")
  func foundationReadsIt() throws {
    let text = (0..<0x3000).compactMap { Unicode.Scalar($0) }.reduce(into: "") {
      $0.unicodeScalars.append($1)
    }
    let json = JSONText.object([.init(text, .string(text))]).text
    let read = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    #expect(read == [text: text])
    #expect(try JSONText(parsing: json.utf8)[text] == .string(text))
  }

  @Test("A report's JSON is read by Foundation's decoder too")
  func foundationReadsAReport() throws {
    var report = Report.everything
    let read = try JSONDecoder().decode(Report.self, from: Data(report.jsonText.utf8))
    // Foundation's decoder does not preserve the order of keys.
    report.shots[0].measurement = nil
    var other = read
    other.shots[0].measurement = nil
    other.findings[0].response = report.findings[0].response
    #expect(other == report)
  }
}
