import Foundation

/// Shortens text to one line with "…" in place of what does not fit.
struct LineTruncation {
  let mode: ParagraphStyle.LineBreakMode
  let width: CGFloat
  let font: Font
  let runs: ShapedRunCache

  private static let ellipsis = "…"

  /// Returns the shortened text.
  ///
  /// - Parameters:
  ///   - text: What is left to show, as one line.
  ///   - hasMore: Whether text follows that cannot be on this line, so that "…" is due anyway.
  func shorten(_ text: String, hasMore: Bool) -> String {
    let measured = MeasuredText(text, font: font, runs: runs)
    let count = measured.characters.count
    let available = width - natural(Self.ellipsis) + LineWrapper.tolerance
    // What is kept is a number of characters; kerning with "…" may still cost one of them.
    var kept = mostKept(measured, available: available)
    if hasMore { kept = min(kept, count) } else { kept = min(kept, max(0, count - 1)) }
    while kept > 0 {
      let candidate = assemble(measured, keeping: kept)
      if natural(candidate) <= width + LineWrapper.tolerance { return candidate }
      kept -= 1
    }
    return Self.ellipsis
  }

  private func mostKept(_ text: MeasuredText, available: CGFloat) -> Int {
    let count = text.characters.count
    var kept = 0
    while kept < count, keptWidth(text, keeping: kept + 1) <= available { kept += 1 }
    return kept
  }

  /// The two parts that stay when `kept` characters do.
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

  private func assemble(_ text: MeasuredText, keeping kept: Int) -> String {
    let parts = parts(text.characters.count, keeping: kept)
    let head = text.text(text.trimmed(parts.head))
    let tail = text.text(parts.tail).drop(while: LineBreaker.isSpace)
    return head + Self.ellipsis + tail
  }

  private func natural(_ text: String) -> CGFloat {
    runs.shape(text, face: font.face).reduce(0) { $0 + $1.advance(in: font) }
  }
}
