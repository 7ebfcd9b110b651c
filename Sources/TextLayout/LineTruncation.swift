import Foundation

/// Truncates text to one line with an ellipsis in place of what does not fit.
struct LineTruncation {
  let mode: ParagraphStyle.LineBreakMode
  let width: CGFloat
  let runs: ShapedRunCache

  private static let ellipsis = "…"

  /// Returns the truncated text.
  ///
  /// - Parameters:
  ///   - text: The remaining text, as one line.
  ///   - hasMore: Whether text follows that cannot be on this line, which takes an ellipsis anyway.
  func shorten(_ text: AttributedText, hasMore: Bool) -> AttributedText {
    let measured = MeasuredText(text, runs: runs)
    let count = measured.characters.count
    let available =
      width - natural(assemble(measured, keeping: 0)) + LineWrapper.tolerance
    // Kerning with the ellipsis may cost one more of the characters that are kept.
    var kept = mostKept(measured, available: available)
    if hasMore { kept = min(kept, count) } else { kept = min(kept, max(0, count - 1)) }
    while kept > 0 {
      let candidate = assemble(measured, keeping: kept)
      if natural(candidate) <= width + LineWrapper.tolerance { return candidate }
      kept -= 1
    }
    return assemble(measured, keeping: 0)
  }

  private func mostKept(_ text: MeasuredText, available: CGFloat) -> Int {
    let count = text.characters.count
    var kept = 0
    while kept < count, keptWidth(text, keeping: kept + 1) <= available { kept += 1 }
    return kept
  }

  /// Returns the parts before and after the ellipsis when `kept` characters remain.
  private func parts(_ count: Int, keeping kept: Int) -> (head: Range<Int>, tail: Range<Int>) {
    switch mode {
    case .truncateHead: (0..<0, count - kept..<count)
    case .truncateMiddle: (0..<(kept + 1) / 2, count - kept / 2..<count)
    default: (0..<kept, count..<count)
    }
  }

  private func keptWidth(_ text: MeasuredText, keeping kept: Int) -> CGFloat {
    let parts = parts(text.characters.count, keeping: kept)
    return text.width(parts.head) + text.width(parts.tail)
  }

  private func assemble(_ text: MeasuredText, keeping kept: Int) -> AttributedText {
    let parts = parts(text.characters.count, keeping: kept)
    var line = text.text(text.trimmed(parts.head))
    // The ellipsis has the font of the text before it, or else of the text that it replaces.
    let place = max(0, text.offsets[parts.head.upperBound] - 1)
    line.append(Self.ellipsis, like: text.source.span(at: place))
    if !parts.tail.isEmpty { line.append(text.text(text.withoutLeadingSpace(parts.tail))) }
    return line.joiningSpans()
  }

  private func natural(_ text: AttributedText) -> CGFloat { runs.width(of: text) }
}

extension AttributedText {
  /// Returns the same text with neighboring runs of equal attributes merged.
  func joiningSpans() -> AttributedText {
    var joined: [Span] = []
    for span in spans where span.length > 0 {
      if var last = joined.last {
        let length = last.length
        last.length = span.length
        if last == span {
          joined[joined.count - 1].length = length + span.length
          continue
        }
      }
      joined.append(span)
    }
    return AttributedText(text, spans: joined)
  }
}
