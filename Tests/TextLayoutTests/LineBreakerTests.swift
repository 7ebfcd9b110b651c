import Testing

@testable import TextLayout

@Suite("Line breaking · UAX 14's part for interface text")
struct LineBreakerTests {
  /// Returns the pieces of a string between its line break opportunities.
  private func pieces(_ text: String) -> [String] {
    let characters = Array(text)
    var pieces = [String(characters.prefix(1))]
    for index in characters.indices.dropFirst() {
      let mayBreak = LineBreaker.mayBreak(
        beforePrevious: index >= 2 ? characters[index - 2] : nil,
        previous: characters[index - 1], next: characters[index])
      if mayBreak { pieces.append("") }
      pieces[pieces.count - 1].append(characters[index])
    }
    return pieces
  }

  @Test(
    "lines may end where the algorithm lets them",
    arguments: [
      ("a b", ["a ", "b"]), ("a  b", ["a  ", "b"]), ("a\u{A0}b", ["a\u{A0}b"]),
      ("well-known", ["well-", "known"]), ("2020-21", ["2020-21"]), ("a -b", ["a ", "-b"]),
      ("a/b", ["a/", "b"]), ("1/2", ["1/2"]), ("end.", ["end."]), ("(a)", ["(a)"]),
      ("one—two", ["one", "—", "two"]), ("a\u{200B}b", ["a\u{200B}", "b"]),
      ("a\u{2060}b", ["a\u{2060}b"]), ("日本語", ["日", "本", "語"]), ("日本。語", ["日", "本。", "語"]),
      ("「日」本", ["「日」", "本"]), ("カー", ["カー"]), ("😀😀", ["😀", "😀"]),
      ("안녕", ["안", "녕"]),
    ])
  func linesEndByTheAlgorithm(text: String, expected: [String]) {
    #expect(pieces(text) == expected)
  }
}
