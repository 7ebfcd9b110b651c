import Synchronization

/// Keeps what a shaper made of a text in a font file, for every size at once.
///
/// A table of advances for plain text can be put in front of the shaper here without any other
/// part noticing.
final class ShapedRunCache: Sendable {
  private struct Key: Hashable {
    let text: String
    let face: FontFace
  }

  /// How many runs are kept; a screen has hundreds.
  private static let capacity = 4096

  private let shaper: any TextShaper
  private let runs = Mutex<[Key: [ShapedGlyph]]>([:])

  init(shaper: any TextShaper) {
    self.shaper = shaper
  }

  /// Returns the shaped form of one line of text, from the cache if it is there.
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
}
