import Foundation
import Synchronization

/// A cache of shaped runs by text and font file, for all sizes.
///
/// Tables of advances measure plain text before it is shaped, if the engine uses them.
final class ShapedRunCache: Sendable {
  private struct Key: Hashable {
    let text: String
    let face: FontFace
  }

  /// The capacity, in runs; a screen has hundreds.
  private static let capacity = 4096

  private let shaper: any TextShaper
  private let tables: AdvanceTables?
  private let runs = Mutex<[Key: [ShapedGlyph]]>([:])

  init(shaper: any TextShaper, usesAdvanceTables: Bool) {
    self.shaper = shaper
    tables = usesAdvanceTables ? AdvanceTables(shaper: shaper) : nil
  }

  /// Returns the glyphs of one line of text, from the cache if possible.
  func shape(_ text: String, face: FontFace) -> [ShapedGlyph] {
    if text.isEmpty { return [] }
    let key = Key(text: text, face: face)
    if let kept = runs.withLock({ $0[key] }) { return kept }
    // Shaping happens outside the lock: two threads may shape the same text, to the same result.
    let glyphs = shaper.shape(text, face: face)
    runs.withLock { runs in
      if runs.count >= Self.capacity { runs.removeAll(keepingCapacity: true) }
      runs[key] = glyphs
    }
    return glyphs
  }

  /// Returns the width of one line of text in points.
  func width(of text: String, font: Font) -> CGFloat {
    if let width = tables?.width(of: text, font: font) { return width }
    return shape(text, face: font.face).reduce(0) { $0 + $1.advance(in: font) }
  }

  /// Returns the width of one line of text in several fonts, in points.
  func width(of text: AttributedText) -> CGFloat {
    if text.spans.count == 1 { return width(of: text.text, font: text.spans[0].font) }
    var width: CGFloat = 0
    text.forEachPart { part, span in width += self.width(of: part, font: span.font) }
    return width
  }

  /// Returns the advance of each byte's glyphs, in points.
  func advances(of text: String, font: Font) -> [CGFloat] {
    var advances: [CGFloat] = []
    let count = text.utf8.count
    advances.reserveCapacity(count + 1)
    if let tables, tables.appendAdvances(of: text, font: font, to: &advances) { return advances }
    advances = [CGFloat](repeating: 0, count: count)
    // A cluster inside a character belongs to that character.
    for glyph in shape(text, face: font.face) where count > 0 {
      advances[min(max(glyph.cluster, 0), count - 1)] += glyph.advance(in: font)
    }
    return advances
  }
}

extension AttributedText {
  /// Calls a closure with each run's characters.
  func forEachPart(_ body: (String, Span) -> Void) {
    if spans.count == 1 {
      body(text, spans[0])
      return
    }
    var index = text.utf8.startIndex
    for span in spans {
      let end = text.utf8.index(index, offsetBy: span.length)
      body(String(text[index..<end]), span)
      index = end
    }
  }
}
