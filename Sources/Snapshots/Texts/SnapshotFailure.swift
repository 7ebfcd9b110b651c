/// The lines that describe the difference of a snapshot (testing.md 7).
package struct SnapshotFailure: Sendable {
  /// The maximum number of lines about views that differ.
  package static let largestLineCount = 12

  /// Returns the lines about a difference: of the views, the display list and the pixels.
  ///
  /// If the frames are equal, the first line of the display list that differs represents the text; if the
  /// display lists are equal too, the difference is one of rendering, unless the pixels are those of a page.
  package static func lines(on difference: SnapshotDifference) -> [String] {
    var lines: [String] = []
    if let texts = difference.texts { lines += textLines(texts) }
    if let pixels = difference.pixels { lines.append(pixelLine(pixels)) }
    if let pixels = difference.pixels, pixels.otherSize == nil, difference.hasSameDrawing,
      !pixels.touchesEngine
    {
      lines.append(
        "same commands, different pixels: renderer or font changed; this is Fanlight's fault or your "
          + "font's, not your layout's")
    }
    return lines
  }

  private static func textLines(_ texts: SnapshotDifference.Texts) -> [String] {
    guard let golden = SnapshotText(parsing: texts.golden),
      let actual = SnapshotText(parsing: texts.actual)
    else {
      return LineDifference(golden: texts.golden, actual: texts.actual).map { [$0.summary] } ?? []
    }
    let changes = ViewDifference(golden: golden.frames, actual: actual.frames).changes
    if changes.isEmpty, golden.drawing != actual.drawing,
      let line = LineDifference(golden: golden.drawing ?? "", actual: actual.drawing ?? "")
    {
      return ["drawing line \(line.number): \(line.change)"]
    }
    if changes.isEmpty {
      return LineDifference(golden: texts.golden, actual: texts.actual).map { [$0.summary] } ?? []
    }
    let shown = changes.prefix(largestLineCount)
    let column = shown.map(\.view.count).max() ?? 0
    let lines = shown.map { change in
      padded(change.kind.rawValue, to: 7) + "  " + padded(change.view, to: column) + "  "
        + change.detail
    }
    let others = changes.count - shown.count
    return lines + (others > 0 ? ["and \(others) more"] : [])
  }

  /// Returns the line about pixels that differ.
  package static func pixelLine(_ pixels: PixelComparison.Difference) -> String {
    guard let bounds = pixels.bounds, let strongest = pixels.strongest else {
      return "pixels   \(pixels.summary)"
    }
    let percent = Double(pixels.count) / Double(max(1, pixels.total)) * 100
    let share = percent < 0.1 ? "\(pixels.count) pixels" : "\(tenths(percent)) %"
    return
      "pixels   \(share) in \(bounds), the strongest at (\(strongest.x) \(strongest.y)): "
      + "deltaE \(strongest.deltaE < 10 ? tenths(strongest.deltaE) : tenths(strongest.deltaE.rounded()))"
  }

  /// Returns a number with at most one decimal.
  private static func tenths(_ value: Double) -> String {
    PointText.text((value * 10).rounded() / 10)
  }

  private static func padded(_ text: String, to length: Int) -> String {
    text + String(repeating: " ", count: max(0, length - text.count))
  }
}
