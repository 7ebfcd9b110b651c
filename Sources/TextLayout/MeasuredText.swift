import Foundation

/// One paragraph with the offset of each character boundary along its line.
struct MeasuredText {
  /// The paragraph.
  let source: AttributedText
  /// The paragraph's characters.
  let characters: [Character]
  /// The UTF-8 offset at which each character begins, and one for the end.
  let offsets: [Int]
  /// The sum of the advances before each character in reading order, and one for the end.
  let widths: [CGFloat]

  /// Measures `text`, one line without breaks.
  init(_ text: AttributedText, runs: ShapedRunCache) {
    source = text
    characters = Array(text.text)
    var offsets = [0]
    offsets.reserveCapacity(characters.count + 1)
    for character in characters {
      offsets.append(offsets[offsets.count - 1] + character.utf8.count)
    }
    var advances: [CGFloat] = []
    advances.reserveCapacity(offsets[offsets.count - 1])
    text.forEachPart { part, span in advances += runs.advances(of: part, font: span.font) }
    var widths: [CGFloat] = [0]
    widths.reserveCapacity(characters.count + 1)
    var sum: CGFloat = 0
    for index in characters.indices {
      for byte in offsets[index]..<offsets[index + 1] { sum += advances[byte] }
      widths.append(sum)
    }
    self.offsets = offsets
    self.widths = widths
  }

  /// Returns the advance of the characters in `range`.
  func width(_ range: Range<Int>) -> CGFloat {
    widths[range.upperBound] - widths[range.lowerBound]
  }

  /// Returns the characters in `range` as text.
  func text(_ range: Range<Int>) -> AttributedText {
    source.slice(offsets[range.lowerBound]..<offsets[range.upperBound])
  }

  /// Returns `range` without trailing white space.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, LineBreaker.isSpace(characters[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  /// Returns `range` without leading white space.
  func withoutLeadingSpace(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, LineBreaker.isSpace(characters[start]) { start += 1 }
    return start..<range.upperBound
  }
}

extension ShapedGlyph {
  /// Returns the advance in points; combining marks, which have no advance, are not tracked either.
  func advance(in font: Font) -> CGFloat {
    advance == 0 ? 0 : CGFloat(advance) * font.size + font.tracking
  }
}
