import Foundation
import Testing
import WebEngine

@testable import WebKitEngine

@Suite("The helper's protocol")
struct ProtocolTests {
  @Test("lines are split wherever the bytes are cut")
  func linesAreSplitAtAnyCut() {
    let bytes = Data("{\"a\":1}\n\n{\"b\":2}\n{\"c\"".utf8)
    for cut in 0...bytes.count {
      var splitter = LineSplitter()
      var lines: [String] = []
      for part in [bytes[..<cut], bytes[cut...]] {
        splitter.append(Data(part)) { lines.append(String(decoding: $0, as: UTF8.self)) }
      }
      #expect(lines == ["{\"a\":1}", "{\"b\":2}"], "cut at \(cut)")
    }
  }

  @Test("PROTOCOL.md: values that JSON lacks are objects with one member")
  func taggedValuesAreDecoded() throws {
    let text = """
      [null, true, 1.5, "a", {"undefined":true}, {"number":"-Infinity"}, {"date":2.5},
       {"object":{"undefined":1}}]
      """
    let values = try JSONDecoder().decode([HelperValue].self, from: Data(text.utf8)).map(\.value)
    #expect(
      values == [
        .null, .bool(true), .number(1.5), .string("a"), .undefined, .number(-.infinity),
        .date(Date(timeIntervalSince1970: 2.5)), .object(["undefined": .number(1)]),
      ])
  }

  @Test(
    "W296 an exception's text is parsed into message, line and column",
    arguments: [
      ("http://host/a.js:2:7: Error: no ", "Error: no", 2, 7),
      ("http://host:80/:1: SyntaxError: Unexpected token", "SyntaxError: Unexpected token", 1, 0),
      ("Error: no ", "Error: no", 0, 0), (":3:4: a", "a", 3, 4),
    ])
  func exceptionsAreParsed(_ text: String, _ message: String, _ line: Int, _ column: Int) {
    let exception = ScriptFailure.Exception(helper: text)
    #expect(exception.message == message)
    #expect(exception.line == line)
    #expect(exception.column == column)
  }

  @Test("a rule is written as a content rule list has it")
  func contentRulesAreWritten() throws {
    let rule = ContentRule(
      filter: try #require(URLFilter("a\\.js")), resources: [.script, .image], isThirdParty: true,
      condition: .domain(["*example.com"]), action: .hide(".a"))
    let text = ContentRuleText.text(of: [rule])
    #expect(
      text == """
        [{"action":{"selector":".a","type":"css-display-none"},"trigger":\
        {"if-domain":["*example.com"],"load-type":["third-party"],\
        "resource-type":["image","script"],"url-filter":"a\\\\.js",\
        "url-filter-is-case-sensitive":false}}]
        """)
  }

  @Test("5e a script's request is waited for while bytes come, and only where it began soon")
  func scriptRequestsAreWaitedFor() {
    let start = ContinuousClock.now
    var requests = PendingRequests()
    requests.sent(1, url: "a", .script, at: start)
    #expect(requests.activity(at: start, since: start) == .request("a"))
    #expect(requests.activity(at: start + .seconds(6), since: start) == nil)
    requests.receivedData(1, at: start + .seconds(4))
    #expect(requests.activity(at: start + .seconds(6), since: start) == .request("a"))
    requests.didComplete(1)
    requests.sent(2, url: "b", .script, at: start + .seconds(4))
    #expect(requests.activity(at: start + .seconds(4), since: start) == nil)
    requests.sent(3, url: "c", .shown, at: start + .seconds(4))
    #expect(requests.activity(at: start + .seconds(60), since: start) == .request("c"))
  }

  @Test("a picture is cropped to the requested rectangle within its bounds")
  func picturesAreCropped() {
    let picture = PagePixels(width: 3, height: 2, words: [1, 2, 3, 4, 5, 6])
    #expect(
      picture.cropped(x: 1..<3, y: 0..<2) == PagePixels(width: 2, height: 2, words: [2, 3, 5, 6]))
    #expect(picture.cropped(x: 0..<9, y: -1..<9) == picture)
  }
}
