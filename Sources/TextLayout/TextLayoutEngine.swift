public import Foundation

/// Measures text, breaks it into lines and places its glyphs.
///
/// The same text, font and limits give the same block on every machine. Shaped runs are kept, so
/// measuring a text again and then drawing it shapes it once.
public final class TextLayoutEngine: Sendable {
  private let runs: ShapedRunCache

  /// Creates an engine that shapes with `shaper`.
  public init(shaper: any TextShaper) {
    runs = ShapedRunCache(shaper: shaper)
  }

  /// Returns the width of `text` on one line, in points; not rounded.
  public func width(of text: String, font: Font) -> CGFloat {
    runs.shape(text, face: font.face).reduce(0) { $0 + $1.advance(in: font) }
  }

  /// Lays out text.
  ///
  /// - Parameters:
  ///   - text: The characters, with any line breaks.
  ///   - font: The font of all of it.
  ///   - style: How lines break, how many there may be and where they stand.
  ///   - width: The distance between the edges, in points; infinite for none, then lines stand
  ///     in the widest line's width.
  ///   - maximumHeight: The room in points; lines that do not fit whole are left out, though the
  ///     first never is.
  /// - Returns: The lines; none for empty text.
  public func layOut(
    _ text: String, font: Font, style: ParagraphStyle = ParagraphStyle(),
    width: CGFloat = .infinity, maximumHeight: CGFloat = .infinity
  ) -> TextBlock {
    guard !text.isEmpty else { return TextBlock(size: .zero, lines: []) }
    let limit = lineLimit(font: font, style: style, maximumHeight: maximumHeight)
    let pieces = breakLines(text, font: font, style: style, width: width, limit: limit)
    var lines = pieces.map { line($0, font: font) }
    let widest = lines.reduce(0) { max($0, $1.width) }
    let room = width.isFinite ? width : widest
    let lineHeight = font.metrics.lineHeight + font.metrics.leading
    for index in lines.indices {
      let shift: CGFloat =
        switch style.alignment {
        case .left, .natural: 0
        case .center: (room - lines[index].width) / 2
        case .right: room - lines[index].width
        }
      // A line wider than its room, which only clipping leaves, hangs out at its end.
      lines[index].move(
        x: max(0, shift), y: CGFloat(index) * lineHeight + font.metrics.ascender)
    }
    let height =
      CGFloat(lines.count) * font.metrics.lineHeight
      + CGFloat(max(0, lines.count - 1)) * font.metrics.leading
    return TextBlock(size: CGSize(width: widest, height: height), lines: lines)
  }

  /// What one line stands for and shows.
  private struct Piece {
    var text: String
    var range: Range<Int>
    var isTruncated = false
  }

  private func lineLimit(
    font: Font, style: ParagraphStyle, maximumHeight: CGFloat
  ) -> Int {
    let byStyle = style.numberOfLines > 0 ? style.numberOfLines : Int.max
    let lineHeight = font.metrics.lineHeight + font.metrics.leading
    guard lineHeight > 0, maximumHeight / lineHeight < CGFloat(Int32.max) else { return byStyle }
    let room = max(0, maximumHeight) + font.metrics.leading + LineWrapper.tolerance
    return min(byStyle, max(1, Int(room / lineHeight)))
  }

  private func breakLines(
    _ text: String, font: Font, style: ParagraphStyle, width: CGFloat, limit: Int
  ) -> [Piece] {
    // Most of an interface's text is one line that fits, which needs no look at its characters.
    if !Paragraphs.hasBreak(text), self.width(of: text, font: font) <= width {
      return [Piece(text: text, range: 0..<text.utf8.count)]
    }
    let mode = style.lineBreakMode
    let wrapper = LineWrapper(breaksAnywhere: mode == .characterWrap, width: width)
    let paragraphs = Paragraphs(text)
    var pieces: [Piece] = []
    for (number, paragraph) in paragraphs.ranges.enumerated() {
      let measured = MeasuredText(paragraphs.text(number), font: font, runs: runs)
      let count = measured.characters.count
      let hasNext = number + 1 < paragraphs.ranges.count
      var start = 0
      repeat {
        let end = mode == .clip ? count : wrapper.lineEnd(measured, from: start)
        let isLast = pieces.count + 1 == limit
        let hasMore = end < count || hasNext
        if isLast, hasMore || measured.width(measured.trimmed(start..<end)) > width {
          let offset = paragraph.lowerBound + measured.offsets[start]
          let shown = measured.text(start..<end)
          let rest = paragraphs.rest(from: offset)
          pieces.append(
            lastPiece(shown, rest: rest, offset: offset, in: wrapper, font: font, mode: mode))
          return pieces
        }
        pieces.append(
          Piece(
            text: measured.text(start..<end),
            range: paragraph.lowerBound + measured.offsets[start]..<paragraph.lowerBound
              + measured.offsets[end]))
        start = end
      } while start < count
    }
    return pieces
  }

  /// The last line that there is room for, when the text goes on after it or is too wide.
  private func lastPiece(
    _ shown: String, rest: Paragraphs.Rest, offset: Int, in wrapper: LineWrapper, font: Font,
    mode: ParagraphStyle.LineBreakMode
  ) -> Piece {
    switch mode {
    case .wordWrap, .characterWrap, .clip:
      return Piece(
        text: shown, range: offset..<offset + shown.utf8.count, isTruncated: mode != .clip)
    case .truncateHead, .truncateTail, .truncateMiddle:
      let truncation = LineTruncation(
        mode: mode, width: wrapper.width, font: font, runs: runs)
      let text =
        mode == .truncateTail
        ? truncation.shorten(rest.paragraph, hasMore: rest.hasMore)
        : truncation.shorten(rest.everything, hasMore: false)
      return Piece(
        text: text, range: offset..<offset + rest.everything.utf8.count, isTruncated: true)
    }
  }

  private func line(_ piece: Piece, font: Font) -> TextLine {
    let glyphs = runs.shape(piece.text, face: font.face)
    var pen: CGFloat = 0
    var positions: [CGPoint] = []
    positions.reserveCapacity(glyphs.count)
    let hanging = piece.text.utf8.count - trailingSpaces(piece.text)
    var width: CGFloat = 0
    for glyph in glyphs {
      positions.append(
        CGPoint(
          x: pen + CGFloat(glyph.xOffset) * font.size, y: -CGFloat(glyph.yOffset) * font.size))
      let advance = glyph.advance(in: font)
      pen += advance
      if glyph.cluster < hanging { width += advance }
    }
    let run = PositionedRun(
      font: font, glyphs: glyphs.map(\.glyph), positions: positions, text: piece.text)
    return TextLine(
      text: piece.text, range: piece.range, origin: .zero, width: width,
      height: font.metrics.lineHeight, isTruncated: piece.isTruncated,
      runs: glyphs.isEmpty ? [] : [run])
  }

  /// How many bytes at the end of `text` are white space.
  private func trailingSpaces(_ text: String) -> Int {
    if let last = text.utf8.last, (0x21...0x7E).contains(last) { return 0 }
    return text.reversed().prefix(while: LineBreaker.isSpace).reduce(0) { $0 + $1.utf8.count }
  }
}

extension TextLine {
  /// Moves a line that starts at the origin of its block.
  fileprivate mutating func move(x: CGFloat, y: CGFloat) {
    origin = CGPoint(x: x, y: y)
    for run in runs.indices {
      for index in runs[run].positions.indices {
        runs[run].positions[index].x += x
        runs[run].positions[index].y += y
      }
    }
  }
}
