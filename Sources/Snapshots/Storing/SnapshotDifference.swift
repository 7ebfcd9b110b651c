/// The difference between a snapshot and the golden one.
package struct SnapshotDifference: Sendable, Equatable {
  /// The difference of the pictures; `nil` if they match.
  package let pixels: PixelComparison.Difference?
  /// The golden text and the actual text; `nil` if they are equal.
  package let texts: Texts?
  /// Whether both texts contain a display list, and the lists are equal.
  package let hasSameDrawing: Bool

  /// A golden and an actual text that differ.
  package struct Texts: Sendable, Equatable {
    /// The golden text.
    package let golden: String
    /// The actual text.
    package let actual: String
  }

  /// Compares two snapshots with the same parts; `nil` if they match.
  ///
  /// - Parameters:
  ///   - tolerance: The tolerance for pixels. Texts have to be equal.
  ///   - engineAreas: The rectangles of web pages.
  package init?(
    golden: Snapshot, actual: Snapshot, tolerance: PixelTolerance = .exact,
    engineAreas: [PixelRect] = []
  ) {
    let pixels: PixelComparison.Difference? =
      if let one = golden.picture, let other = actual.picture {
        PixelComparison(tolerance, engineAreas: engineAreas).difference(golden: one, actual: other)
      } else { nil }
    var texts: Texts?
    if let one = golden.text, let other = actual.text, one != other {
      texts = Texts(golden: one, actual: other)
    }
    guard pixels != nil || texts != nil else { return nil }
    (self.pixels, self.texts) = (pixels, texts)
    hasSameDrawing =
      texts == nil
      && [golden, actual].allSatisfy {
        $0.text.flatMap(SnapshotText.init(parsing:))?.drawing != nil
      }
  }

  /// The views that differ; empty if one of the texts has no frames.
  package var changes: [ViewDifference.Change] {
    guard let texts, let golden = SnapshotText(parsing: texts.golden),
      let actual = SnapshotText(parsing: texts.actual)
    else { return [] }
    return ViewDifference(golden: golden.frames, actual: actual.frames).changes
  }

  /// A description of the difference in one line.
  package var summary: String {
    var parts: [String] = []
    if let pixels { parts.append(pixels.summary) }
    if let texts, let line = LineDifference(golden: texts.golden, actual: texts.actual) {
      parts.append(line.summary)
    }
    return parts.joined(separator: "; ")
  }
}
