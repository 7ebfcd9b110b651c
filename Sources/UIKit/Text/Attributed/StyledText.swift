import DisplayList
import Foundation
import TextLayout

/// Text as a view shows it: characters, font and paragraph.
///
/// On a device that was booted without fonts, text is measured by an estimate, half an em a
/// character, and not drawn.
struct StyledText: Hashable {
  var string: String
  var font: UIFont
  var style = ParagraphStyle()

  /// Lays the text out in a width; `nil` without fonts.
  @MainActor func layOut(width: CGFloat, maximumHeight: CGFloat = .infinity) -> TextBlock? {
    guard let environment = TextEnvironment.current else { return nil }
    return environment.engine.layOut(
      string, font: font.layoutFont(in: environment.fonts), style: style, width: width,
      maximumHeight: maximumHeight)
  }

  /// The size of the text in a width, not rounded.
  @MainActor func size(width: CGFloat = .infinity) -> CGSize {
    guard !string.isEmpty else { return .zero }
    if let block = layOut(width: width) { return block.size }
    let length = CGFloat(string.count) * font.pointSize / 2
    guard length > width, width > 0, style.numberOfLines != 1 else {
      return CGSize(width: min(length, width), height: font.lineHeight)
    }
    var lines = (length / width).rounded(.up)
    if style.numberOfLines > 0 { lines = min(lines, CGFloat(style.numberOfLines)) }
    return CGSize(width: width, height: lines * font.lineHeight)
  }

  /// The commands that draw the text with its top left corner at `origin`.
  @MainActor func commands(
    at origin: CGPoint, width: CGFloat, maximumHeight: CGFloat = .infinity, color: Color
  ) -> [DrawingCommand] {
    guard let block = layOut(width: width, maximumHeight: maximumHeight) else { return [] }
    return block.lines.flatMap { line in
      line.runs.map { run in
        .glyphs(
          GlyphRun(
            fontPath: run.font.face.path, size: run.font.size, color: color, glyphs: run.glyphs,
            positions: run.positions.map {
              CGPoint(x: $0.x + origin.x, y: $0.y + origin.y)
            }, text: run.text))
      }
    }
  }
}
