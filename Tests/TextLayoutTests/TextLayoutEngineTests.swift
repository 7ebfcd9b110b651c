import Foundation
import Synchronization
import Testing
import TextLayout

@Suite("Text layout · lines")
struct TextLayoutEngineTests {
  private let engine = TextLayoutEngine(shaper: FixedShaper())

  private func lines(
    _ text: String, width: CGFloat, _ mode: ParagraphStyle.LineBreakMode = .wordWrap,
    lines: Int = 0
  ) -> [String] {
    engine.layOut(
      text, font: .fixed, style: ParagraphStyle(lineBreakMode: mode, numberOfLines: lines),
      width: width
    ).lines.map(\.text)
  }

  @Test("one line is as wide as its advances and as high as the font's line")
  func sizeOfOneLine() {
    let block = engine.layOut("ab c", font: .fixed)

    #expect(block.size == CGSize(width: 35, height: 24))
    #expect(block.firstBaseline == 20)
    #expect(block.lines.first?.runs.first?.positions.map(\.x) == [0, 10, 20, 25])
    #expect(engine.width(of: "ab c", font: .fixed) == 35)
  }

  @Test("tracking is added to every character that advances")
  func trackingIsAddedToEveryCharacterThatAdvances() {
    var font = Font.fixed
    font.tracking = -1

    #expect(engine.width(of: "abe\u{301}", font: font) == 27)
  }

  @Test("empty text has no lines and no size")
  func emptyTextHasNoLinesAndNoSize() {
    #expect(engine.layOut("", font: .fixed) == TextBlock(size: .zero, lines: []))
  }

  @Test("words wrap as a whole, and trailing spaces extend beyond the line")
  func wordWrap() {
    #expect(lines("aa bb cc", width: 45) == ["aa bb ", "cc"])
    #expect(lines("aa bb cc", width: 44.9) == ["aa ", "bb ", "cc"])
    #expect(lines("aa    bb", width: 20) == ["aa    ", "bb"])
    let block = engine.layOut(
      "aa bb cc", font: .fixed, style: ParagraphStyle(numberOfLines: 0), width: 50)
    #expect(block.size == CGSize(width: 45, height: 48))
  }

  @Test("a width that is short by a rounding error still fits")
  func widthsMayBeShortByRounding() {
    #expect(lines("aa bb", width: 44.9999) == ["aa bb"])
  }

  @Test("a word longer than the line is broken inside")
  func longWord() {
    #expect(lines("abcdef g", width: 25) == ["ab", "cd", "ef ", "g"])
    #expect(lines("abc", width: 1) == ["a", "b", "c"])
  }

  @Test("character wrapping ends lines inside words")
  func characterWrap() {
    #expect(lines("aa bb cc", width: 30, .characterWrap) == ["aa ", "bb ", "cc"])
    #expect(lines("aa bb cc", width: 35, .characterWrap) == ["aa b", "b cc"])
  }

  @Test("clipping never wraps")
  func clippingNeverWraps() {
    #expect(lines("aa bb cc", width: 30, .clip) == ["aa bb cc"])
    #expect(lines("aa\nbb", width: 30, .clip) == ["aa", "bb"])
  }

  @Test(
    "every kind of line break ends a line",
    arguments: ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func lineBreaks(lineBreak: String) {
    #expect(lines("a\(lineBreak)\(lineBreak)b", width: 100) == ["a", "", "b"])
    #expect(lines("a\(lineBreak)", width: 100) == ["a"])
  }

  @Test("a line's range is that of its text")
  func aLinesRangeCoversItsText() {
    let block = engine.layOut(
      "äa b\nc", font: .fixed, style: ParagraphStyle(numberOfLines: 0), width: 25)

    #expect(block.lines.map(\.range) == [0..<4, 4..<5, 6..<7])
  }

  @Test("lines are limited by numberOfLines and the height, with at least one")
  func linesAreLimited() {
    let style = ParagraphStyle(lineBreakMode: .wordWrap, numberOfLines: 0)
    func count(_ height: CGFloat) -> Int {
      engine.layOut("a a a a", font: .fixed, style: style, width: 10, maximumHeight: height)
        .lines.count
    }

    #expect(lines("a a a a", width: 10, lines: 3).count == 3)
    #expect(count(72) == 3)
    #expect(count(71.9) == 2)
    #expect(count(0) == 1)
    #expect(count(.infinity) == 4)
  }

  @Test("lines are placed by the alignment, without their trailing spaces")
  func linesArePlacedByTheAlignment() {
    func starts(_ alignment: ParagraphStyle.Alignment, width: CGFloat = 50) -> [CGFloat] {
      engine.layOut(
        "aaa a\na", font: .fixed,
        style: ParagraphStyle(alignment: alignment, numberOfLines: 0), width: width
      ).lines.map(\.origin.x)
    }

    #expect(starts(.left) == [0, 0])
    #expect(starts(.natural) == [0, 0])
    #expect(starts(.center) == [2.5, 20])
    #expect(starts(.right) == [5, 40])
    #expect(starts(.right, width: 32) == [2, 22, 22])
    #expect(starts(.right, width: .infinity) == [0, 35])
  }

  @Test("baselines are one line height apart")
  func baselinesAreOneLineHeightApart() {
    let block = engine.layOut("a\nb", font: .fixed, style: ParagraphStyle(numberOfLines: 0))

    #expect(block.lines.map(\.origin.y) == [20, 44])
    #expect(block.lines[1].runs[0].positions[0] == CGPoint(x: 0, y: 44))
  }

  @Test("the same text in the same font is shaped once, whatever its size")
  func textIsShapedOnceForAllSizes() {
    final class Counter: TextShaper {
      let texts = Mutex<[String]>([])
      func shape(_ text: String, face: FontFace) -> [ShapedGlyph] {
        texts.withLock { $0.append(text) }
        return FixedShaper().shape(text, face: face)
      }
    }
    let counter = Counter()
    let engine = TextLayoutEngine(shaper: counter)
    var large = Font.fixed
    large.size = 40

    _ = engine.layOut("abc", font: .fixed)
    _ = engine.layOut("abc", font: large)

    #expect(counter.texts.withLock { $0 } == ["abc"])
  }
}

@Suite("Text layout · truncation")
struct TextTruncationTests {
  private let engine = TextLayoutEngine(shaper: FixedShaper())

  private func block(
    _ text: String, width: CGFloat, _ mode: ParagraphStyle.LineBreakMode, lines: Int = 1
  ) -> TextBlock {
    engine.layOut(
      text, font: .fixed, style: ParagraphStyle(lineBreakMode: mode, numberOfLines: lines),
      width: width)
  }

  @Test("text that fits is not truncated")
  func textThatFitsIsNotTruncated() {
    let block = block("abc def", width: 65, .truncateTail)

    #expect(block.lines.map(\.text) == ["abc def"])
    #expect(!block.isTruncated)
  }

  @Test("the tail gives way to an ellipsis without a space before it")
  func tailGivesWayToAnEllipsis() {
    let cut = block("abc def", width: 60, .truncateTail)

    #expect(cut.lines.map(\.text) == ["abc de…"])
    #expect(cut.isTruncated)
    #expect(cut.size.width == 60)
    #expect(block("abc def", width: 45, .truncateTail).lines.map(\.text) == ["abc…"])
  }

  @Test("the head and the middle give way to an ellipsis")
  func headAndMiddle() {
    #expect(block("abcdef", width: 35, .truncateHead).lines.map(\.text) == ["…def"])
    #expect(block("abcdef", width: 35, .truncateMiddle).lines.map(\.text) == ["ab…f"])
  }

  @Test("only the last of several lines is truncated")
  func severalLines() {
    let cut = block("aa bb cc dd", width: 30, .truncateTail, lines: 2)

    #expect(cut.lines.map(\.text) == ["aa ", "bb…"])
    #expect(cut.lines.map(\.isTruncated) == [false, true])
  }

  @Test("a paragraph that fits ends in an ellipsis if the next one is left out")
  func fittingParagraphsMayEndInAnEllipsis() {
    #expect(block("aa\nbb", width: 30, .truncateTail).lines.map(\.text) == ["aa…"])
    #expect(block("aaa\nbb", width: 30, .truncateTail).lines.map(\.text) == ["aa…"])
    #expect(block("aa\n", width: 30, .truncateTail).lines.map(\.text) == ["aa"])
  }

  @Test("wrapping modes leave the rest out without an ellipsis")
  func wrappingModesLeaveTheRestOutWithoutAnEllipsis() {
    let cut = block("aa bb", width: 20, .wordWrap)

    #expect(cut.lines.map(\.text) == ["aa "])
    #expect(cut.isTruncated)
  }

  @Test("if nothing fits, the line is the ellipsis alone", arguments: [0, 3, 5] as [CGFloat])
  func nothingFits(width: CGFloat) {
    #expect(block("abc", width: width, .truncateTail).lines.map(\.text) == ["…"])
  }
}
