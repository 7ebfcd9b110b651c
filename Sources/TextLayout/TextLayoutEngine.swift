public import Foundation

/// Measures text, breaks it into lines and positions its glyphs.
///
/// The same text, font and limits produce the same block on every machine. Shaped runs are cached,
/// so measuring a text again and then drawing it shapes it once.
public final class TextLayoutEngine: Sendable {
  private let runs: ShapedRunCache

  /// Creates an engine that shapes with `shaper`.
  ///
  /// - Parameters:
  ///   - shaper: The shaper of the text.
  ///   - usesAdvanceTables: Whether ASCII text is measured by summing pairs of characters,
  ///     which is exact for fonts whose contexts are as short as Inter's.
  public init(shaper: any TextShaper, usesAdvanceTables: Bool = false) {
    runs = ShapedRunCache(shaper: shaper, usesAdvanceTables: usesAdvanceTables)
  }

  /// Returns the width of `text` on one line, in points; not rounded.
  public func width(of text: String, font: Font) -> CGFloat { runs.width(of: text, font: font) }

  /// Lays out text in one font.
  ///
  /// - Parameters:
  ///   - text: The characters, with any line breaks.
  ///   - font: The font of the text.
  ///   - style: The line break mode, the alignment and the number of lines.
  ///   - width: The width of the container, in points; if it is infinite, lines are aligned
  ///     within the width of the widest line.
  ///   - maximumHeight: The height of the container, in points; lines that do not fit are left out,
  ///     except the first.
  /// - Returns: The lines; none for empty text.
  public func layOut(
    _ text: String, font: Font, style: ParagraphStyle = ParagraphStyle(),
    width: CGFloat = .infinity, maximumHeight: CGFloat = .infinity
  ) -> TextBlock {
    layOut(
      AttributedText(text, font: font), style: style, width: width, maximumHeight: maximumHeight)
  }

  /// Lays out text in several fonts.
  ///
  /// - Parameters:
  ///   - text: The characters, with any line breaks, and their fonts.
  ///   - style: The line break mode, the alignment and the number of lines.
  ///   - width: The width of the container, in points; if it is infinite, lines are aligned
  ///     within the width of the widest line.
  ///   - maximumHeight: The height of the container, in points; lines that do not fit are left out,
  ///     except the first.
  /// - Returns: The lines; none for empty text.
  public func layOut(
    _ text: AttributedText, style: ParagraphStyle = ParagraphStyle(),
    width: CGFloat = .infinity, maximumHeight: CGFloat = .infinity
  ) -> TextBlock {
    guard !text.text.isEmpty else { return TextBlock(size: .zero, lines: []) }
    var style = style
    while true {
      let breaking = LineBreaking(text: text, style: style, width: width, runs: runs)
      let stack = LineStack(
        breaking.pieces(), text: text, style: style, width: width, runs: runs)
      let fitting = stack.lineCount(in: maximumHeight)
      guard fitting < stack.count else { return stack.block() }
      // The last line that fits is broken again, as it may have to be truncated.
      style.numberOfLines = fitting
    }
  }

  /// Returns the size of text without positioning its glyphs.
  public func size(
    of text: AttributedText, style: ParagraphStyle, width: CGFloat = .infinity
  ) -> CGSize {
    guard !text.text.isEmpty else { return .zero }
    let breaking = LineBreaking(text: text, style: style, width: width, runs: runs)
    if let oneLine = breaking.widthOnOneLine {
      if text.spans.count == 1, text.spans[0].paragraph == ParagraphSpacing() {
        return CGSize(width: oneLine, height: text.spans[0].font.metrics.lineHeight)
      }
    }
    return LineStack(breaking.pieces(), text: text, style: style, width: width, runs: runs)
      .block().size
  }
}
