import Foundation
import Testing
import TextLayout

@Suite("Text layout · paragraphs with line break modes of their own")
struct ParagraphModeTests {
  private let engine = TextLayoutEngine(shaper: FixedShaper())

  /// The lines of paragraphs, 40 points wide: a letter has 10, a space and an ellipsis 5.
  private func lines(
    _ paragraphs: [(String, ParagraphStyle.LineBreakMode?)],
    style mode: ParagraphStyle.LineBreakMode = .wordWrap, limit: Int = 0
  ) -> [String] {
    let text = paragraphs.map(\.0).joined(separator: "\n")
    let spans = paragraphs.enumerated().map { number, paragraph in
      var spacing = ParagraphSpacing()
      spacing.lineBreakMode = paragraph.1
      let isLast = number == paragraphs.count - 1
      return AttributedText.Span(
        length: paragraph.0.utf8.count + (isLast ? 0 : 1), font: .fixed, paragraph: spacing)
    }
    return engine.layOut(
      AttributedText(text, spans: spans),
      style: ParagraphStyle(lineBreakMode: mode, numberOfLines: limit), width: 40
    ).lines.map(\.text)
  }

  @Test(
    "S8.51 a paragraph breaks its lines as its own mode says, else as the text's",
    arguments: [
      (nil, ["aa ", "bb ", "cc"]), (.wordWrap, ["aa ", "bb ", "cc"]),
      (.characterWrap, ["aa b", "b cc"]), (.clip, ["aa bb cc"]), (.truncateTail, ["aa b…"]),
      (.truncateHead, ["…b cc"]),
    ] as [(ParagraphStyle.LineBreakMode?, [String])])
  func eachModeBreaksItsParagraph(mode: ParagraphStyle.LineBreakMode?, expected: [String]) {
    #expect(lines([("aa bb cc", mode)]) == expected)
    let around = lines([("aa bb cc", .clip), ("aa bb cc", mode), ("aa bb cc", .truncateTail)])
    #expect(around == ["aa bb cc"] + expected + ["aa b…"])
  }

  @Test("S8.45 where the number of lines is limited, the text's mode ends a paragraph that wraps")
  func limitedTextEndsInTheTextsMode() {
    let text = "aa bb cc"

    #expect(lines([(text, .wordWrap)], style: .truncateTail, limit: 2) == ["aa ", "bb c…"])
    #expect(lines([(text, .characterWrap)], style: .truncateTail, limit: 1) == ["aa b…"])
    #expect(lines([(text, .wordWrap)], style: .wordWrap, limit: 2) == ["aa ", "bb "])
  }

  @Test("S8.51 a truncating paragraph ends in an ellipsis only if it does not fit itself")
  func followingParagraphsAddNoEllipsis() {
    #expect(lines([("aa", .truncateTail), ("bb", nil)], limit: 1) == ["aa"])
    #expect(lines([("aa bb cc", .truncateTail), ("bb", nil)], limit: 1) == ["aa b…"])
  }
}
