import Foundation

/// One paragraph with the place of each character boundary along its line.
struct MeasuredText {
  /// The paragraph's characters.
  let characters: [Character]
  /// The UTF-8 offset at which each character begins, and one for the end.
  let offsets: [Int]
  /// The advances of all characters before each character in reading order, and one for the end.
  let widths: [CGFloat]

  /// Measures `text`, one line without breaks.
  init(_ text: String, font: Font, runs: ShapedRunCache) {
    characters = Array(text)
    var offsets = [0]
    offsets.reserveCapacity(characters.count + 1)
    for character in characters {
      offsets.append(offsets[offsets.count - 1] + character.utf8.count)
    }
    // A cluster that is not at a character's first byte still belongs to that character.
    var advances = [CGFloat](repeating: 0, count: offsets[offsets.count - 1] + 1)
    for glyph in runs.shape(text, face: font.face) {
      let cluster = min(max(glyph.cluster, 0), advances.count - 1)
      advances[cluster] += glyph.advance(in: font)
    }
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

  /// How far the characters in `range` advance.
  func width(_ range: Range<Int>) -> CGFloat {
    widths[range.upperBound] - widths[range.lowerBound]
  }

  /// The characters in `range` as text.
  func text(_ range: Range<Int>) -> String {
    String(characters[range])
  }

  /// Returns `range` without white space at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, LineBreaker.isSpace(characters[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }
}

extension ShapedGlyph {
  /// The advance in points; marks, which have none, are not tracked either.
  func advance(in font: Font) -> CGFloat {
    advance == 0 ? 0 : CGFloat(advance) * font.size + font.tracking
  }
}
