import CoreGraphics
import DisplayList
import Foundation
import TextLayout

/// Text as a view shows it: characters, fonts, attributes and paragraph style.
///
/// On a device that was booted without fonts, text is measured by an estimate, half an em a
/// character, and not drawn.
struct StyledText {
  var content: TextContent
  var style = ParagraphStyle()

  init(string: String, font: UIFont, style: ParagraphStyle = ParagraphStyle()) {
    self.init(TextContent(string, font: font), style: style)
  }

  init(_ content: TextContent, style: ParagraphStyle = ParagraphStyle()) {
    self.content = content
    self.style = style
  }

  /// Lays the text out in a width; `nil` without fonts.
  @MainActor func layOut(width: CGFloat, maximumHeight: CGFloat = .infinity) -> TextBlock? {
    layOut(width: width, maximumHeight: maximumHeight, in: TextEnvironment.current)
  }

  /// Lays the text out in a width on any thread; `nil` without fonts.
  func layOut(
    width: CGFloat, maximumHeight: CGFloat, in environment: TextEnvironment?
  ) -> TextBlock? {
    environment.map { environment in
      environment.engine.layOut(
        content.attributedText(in: environment), style: style, width: width,
        maximumHeight: maximumHeight)
    }
  }

  /// Returns the size of the text in a width, not rounded.
  @MainActor func size(width: CGFloat = .infinity) -> CGSize {
    size(width: width, in: TextEnvironment.current)
  }

  /// Returns the size of the lines that fit into a space, not rounded, on any thread.
  func size(
    width: CGFloat, maximumHeight: CGFloat = .infinity, in environment: TextEnvironment?
  ) -> CGSize {
    guard !content.string.isEmpty else { return .zero }
    guard let environment else { return estimatedSize(width: width) }
    let text = content.attributedText(in: environment)
    guard maximumHeight < .infinity else {
      return environment.engine.size(of: text, style: style, width: width)
    }
    return environment.engine.layOut(
      text, style: style, width: width, maximumHeight: maximumHeight
    ).size
  }

  private func estimatedSize(width: CGFloat) -> CGSize {
    let font = content.runs.map(\.font).max { $0.pointSize < $1.pointSize }
    let lineHeight = font?.lineHeight ?? 0
    let length = CGFloat(content.string.count) * (font?.pointSize ?? 0) / 2
    guard length > width, width > 0, style.numberOfLines != 1 else {
      return CGSize(width: min(length, width), height: lineHeight)
    }
    var lines = (length / width).rounded(.up)
    if style.numberOfLines > 0 { lines = min(lines, CGFloat(style.numberOfLines)) }
    return CGSize(width: width, height: lines * lineHeight)
  }

  /// Returns the commands that draw the text with its top left corner at `origin`.
  ///
  /// - Parameters:
  ///   - color: The color of text without a color attribute.
  ///   - traits: The traits with which dynamic colors are resolved.
  @MainActor func commands(
    at origin: CGPoint, width: CGFloat, maximumHeight: CGFloat = .infinity, color: Color,
    traits: UITraitCollection
  ) -> [DrawingCommand] {
    guard let block = layOut(width: width, maximumHeight: maximumHeight) else { return [] }
    return commands(block, at: origin, color: color, traits: traits)
  }

  /// Returns the commands that draw text that was laid out.
  @MainActor func commands(
    _ block: TextBlock, at origin: CGPoint, color: Color, traits: UITraitCollection
  ) -> [DrawingCommand] {
    block.lines.flatMap { line in
      line.runs.flatMap { run in
        TextRunDrawing(
          run: run, line: line, style: content.runs[run.mark].style,
          metrics: content.runs[run.mark].font.metrics,
          attachment: content.runs[run.mark].attachment, origin: origin, color: color,
          traits: traits
        ).commands
      }
    }
  }
}
