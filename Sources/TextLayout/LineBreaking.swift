import Foundation

/// Breaks a text into lines.
struct LineBreaking {
  let text: AttributedText
  let style: ParagraphStyle
  let width: CGFloat
  let runs: ShapedRunCache

  /// The width of the text if it fits on one line without trailing white space; otherwise, `nil`.
  var widthOnOneLine: CGFloat? {
    guard !Paragraphs.hasBreak(text.text), let last = text.text.utf8.last,
      (0x21...0x7E).contains(last)
    else { return nil }
    let natural = runs.width(of: text)
    return natural <= width ? natural : nil
  }

  /// Returns the lines from top to bottom.
  func pieces() -> [LinePiece] {
    // Most text of an interface fits on one line, which needs no analysis of its characters.
    if !Paragraphs.hasBreak(text.text), !hasIndents, runs.width(of: text) <= width {
      return [LinePiece(text: text, range: 0..<text.text.utf8.count)]
    }
    let limit = style.numberOfLines > 0 ? style.numberOfLines : Int.max
    let paragraphs = Paragraphs(text)
    var pieces: [LinePiece] = []
    for number in paragraphs.ranges.indices {
      if !append(paragraphs, number, to: &pieces, limit: limit) { break }
    }
    return pieces
  }

  private var hasIndents: Bool {
    text.spans.contains { span in
      let spacing = span.paragraph
      return spacing.headIndent != 0 || spacing.firstLineHeadIndent != 0
        || spacing.tailIndent != 0
    }
  }

  /// Appends a paragraph's lines; returns whether more lines may follow.
  private func append(
    _ paragraphs: Paragraphs, _ number: Int, to pieces: inout [LinePiece], limit: Int
  ) -> Bool {
    let range = paragraphs.ranges[number]
    let spacing = text.span(at: range.lowerBound)?.paragraph ?? ParagraphSpacing()
    let measured = MeasuredText(paragraphs.text(number), runs: runs)
    let mode = spacing.lineBreakMode ?? style.lineBreakMode
    if mode.truncates, spacing.lineBreakMode != nil {
      let available = spacing.room(isFirst: true, width: width).width
      pieces.append(onlyPiece(measured, in: range, mode: mode, width: available))
      return pieces.count < limit
    }
    let count = measured.characters.count
    let hasNext = number + 1 < paragraphs.ranges.count
    var start = 0
    repeat {
      let wrapper = LineWrapper(
        breaksAnywhere: mode == .characterWrap,
        width: spacing.room(isFirst: start == 0, width: width).width)
      let end = mode == .clip ? count : wrapper.lineEnd(measured, from: start)
      let offset = range.lowerBound + measured.offsets[start]
      let isCut =
        end < count || hasNext
        || measured.width(measured.trimmed(start..<end)) > wrapper.width
      let shown = measured.text(start..<end)
      if pieces.count + 1 == limit, isCut {
        var piece = lastPiece(
          shown, rest: paragraphs.remainder(from: offset), offset: offset, in: wrapper,
          mode: mode == .clip ? mode : style.lineBreakMode)
        piece.isFirst = start == 0
        pieces.append(piece)
        return false
      }
      pieces.append(
        LinePiece(
          text: shown, range: offset..<range.lowerBound + measured.offsets[end],
          isFirst: start == 0, isLast: end == count))
      start = end
    } while start < count
    return true
  }

  /// Returns the only line of a paragraph, truncated if it does not fit.
  private func onlyPiece(
    _ paragraph: MeasuredText, in range: Range<Int>, mode: ParagraphStyle.LineBreakMode,
    width: CGFloat
  ) -> LinePiece {
    let all = 0..<paragraph.characters.count
    let text = paragraph.text(all)
    guard paragraph.width(paragraph.trimmed(all)) > width + LineWrapper.tolerance else {
      return LinePiece(text: text, range: range)
    }
    let truncation = LineTruncation(mode: mode, width: width, runs: runs)
    return LinePiece(
      text: truncation.shorten(text, hasMore: false), range: range, isTruncated: true)
  }

  /// Returns the truncated last line: text follows that does not fit, or the line is too wide.
  private func lastPiece(
    _ shown: AttributedText, rest: Paragraphs.Rest, offset: Int, in wrapper: LineWrapper,
    mode: ParagraphStyle.LineBreakMode
  ) -> LinePiece {
    switch mode {
    case .wordWrap, .characterWrap, .clip:
      return LinePiece(
        text: shown, range: offset..<offset + shown.text.utf8.count, isTruncated: mode != .clip)
    case .truncateHead, .truncateTail, .truncateMiddle:
      let truncation = LineTruncation(mode: mode, width: wrapper.width, runs: runs)
      let shortened =
        mode == .truncateTail
        ? truncation.shorten(rest.paragraph, hasMore: rest.hasMore)
        : truncation.shorten(rest.everything, hasMore: false)
      return LinePiece(
        text: shortened, range: offset..<offset + rest.everything.text.utf8.count,
        isTruncated: true)
    }
  }
}
