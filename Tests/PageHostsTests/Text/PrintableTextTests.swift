import Reporting
import Testing

@testable import PageHosts

@Suite("Control characters in text from pages, servers and file names are escaped")
struct PrintableTextTests {
  @Test(
    "Control characters, line breaks and directional marks are escaped",
    arguments: [
      ("\u{1B}[31mEVIL\u{1B}]0;pwned\u{7}", #"\u{1B}[31mEVIL\u{1B}]0;pwned\u{7}"#),
      ("two\nlines\r\n\tand more", #"two\u{A}lines\u{D}\u{A}\u{9}and more"#),
      ("\u{9B}2J \u{7F}", #"\u{9B}2J \u{7F}"#),
      ("gpj.\u{202E}exe\u{2028}\u{FEFF}", #"gpj.\u{202E}exe\u{2028}\u{FEFF}"#),
      ("plain é 漢 👩‍👩‍👧", "plain é 漢 👩‍👩‍👧"),
    ])
  func controlCharactersAreEscaped(_ text: String, _ shown: String) {
    #expect(text.printable == shown)
  }

  @Test("A message has at most 200 characters of it, including escapes")
  func messagesHaveAtMost200Characters() {
    #expect(String(repeating: "a", count: 200).printable == String(repeating: "a", count: 200))
    let long = String(repeating: "a", count: 1_000_000).printable
    #expect(long == String(repeating: "a", count: 199) + "…")
    #expect(String(repeating: "\u{1B}", count: 150).printable.count == 200)
    #expect(String(repeating: "\u{1B}", count: 100_000).printable.count == 200)
  }

  @Test("The message and the advice of a failure are escaped")
  func failureMessagesAreEscaped() {
    let failure = ShotFailure("a\u{1B}[2Jb\nc", advice: "d\u{7}")
    #expect(failure.message == #"a\u{1B}[2Jb\u{A}c"#)
    #expect(failure.advice == #"d\u{7}"#)
  }

  @Test("JSON escapes control characters, as surrogate pairs if necessary")
  func jsonEscapesControlCharacters() {
    #expect(
      JSONText.string("\u{1B}\u{9B}\u{202E}\u{E0001}").text == #""\u001b\u009b\u202e\udb40\udc01""#)
  }
}
