import EngineSupport
import Foundation
import Testing

@testable import ChromiumEngine

@Suite("JSON with lone surrogates")
struct LenientDecoderTests {
  private func decoded(_ json: String) throws -> [String] {
    try LenientDecoder.decode([String].self, from: Data(json.utf8))
  }

  @Test("lone surrogates become U+FFFD; surrogate pairs and escaped backslashes stay")
  func loneSurrogatesBecomeUFFFD() throws {
    #expect(try decoded(#"["hi \ud83d"]"#) == ["hi \u{FFFD}"])
    #expect(
      try decoded(#"["\uDC4D!", "\ud83d\ud83d\udc4d"]"#) == ["\u{FFFD}!", "\u{FFFD}\u{1F44D}"])
    #expect(try decoded(#"["\ud83d\udc4d", "\ud83d"]"#) == ["\u{1F44D}", "\u{FFFD}"])
    #expect(try decoded(#"["\\ud83d \" \ud83dx\n"]"#) == ["\\ud83d \" \u{FFFD}x\n"])
  }

  @Test("text that is otherwise invalid JSON remains an error")
  func invalidJSONRemainsAnError() {
    #expect(throws: (any Error).self) { try decoded(#"["\ud83d""#) }
    #expect(throws: (any Error).self) { try decoded(#"["\u12"]"#) }
    #expect(throws: (any Error).self) { try decoded("[") }
  }
}
