import Testing

@testable import fanlight

@Suite("Text of pages and servers on one line of a terminal")
struct PlainLineTests {
  @Test("control characters, line breaks and direction marks are escaped, all else stays")
  func escapes() {
    #expect(
      PlainLine.text("a\u{1B}[31m\nb\u{7}\u{202E}c\u{2028}")
        == #"a\u{1B}[31m\u{A}b\u{7}\u{202E}c\u{2028}"#)
    #expect(PlainLine.text("Grüße, 世界 😀") == "Grüße, 世界 😀")
  }

  @Test("a long text is cut off")
  func limit() {
    #expect(
      PlainLine.text(String(repeating: "x", count: 1000)) == String(repeating: "x", count: 200)
        + "...")
  }
}
