import CoreGraphics
import DisplayList
import Foundation
import TextLayout

/// Draws a run of glyphs with its background, underline and strikethrough.
@MainActor
struct TextRunDrawing {
  let run: PositionedRun
  let line: TextLine
  let style: TextRunStyle
  let metrics: FontMetrics
  /// The image that the run represents; `nil` for glyphs.
  let attachment: NSTextAttachment?
  /// The top left corner of the text's block.
  let origin: CGPoint
  /// The color of text without a color attribute.
  let color: Color
  let traits: UITraitCollection

  var commands: [DrawingCommand] {
    var commands: [DrawingCommand] = []
    if let background = style.background {
      let place = CGRect(
        x: origin.x + run.origin.x,
        y: origin.y + line.origin.y - metrics.ascender, width: run.width,
        height: metrics.lineHeight)
      commands.append(.fill(Path(place), .color(background.displayColor(with: traits))))
    }
    if let attachment { return commands + image(of: attachment) }
    let ink = style.color?.displayColor(with: traits) ?? color
    commands += rules(style.underline, at: underlineOffset, style.underlineColor, ink)
    commands.append(
      .glyphs(
        GlyphRun(
          fontPath: run.font.face.path, size: run.font.size, color: ink, glyphs: run.glyphs,
          positions: run.positions.map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) },
          text: run.text)))
    commands += rules(style.strikethrough, at: -metrics.xHeight / 2, style.strikethroughColor, ink)
    return commands
  }

  private func image(of attachment: NSTextAttachment) -> [DrawingCommand] {
    let bounds = attachment.place
    let image = attachment.image(forBounds: bounds, textContainer: nil, characterIndex: 0)
    let place = CGRect(
      x: origin.x + run.origin.x + attachment.lineLayoutPadding,
      y: origin.y + line.origin.y - bounds.maxY, width: bounds.width, height: bounds.height)
    guard let image else { return [] }
    let context = CGContext()
    let ink = style.color ?? .label
    let tint = image.drawingTint(ink)?.displayColor(with: traits)
    image.content.draw(in: context, rect: place, tint: tint)
    return context.commands
  }

  /// The thickness of the underline.
  ///
  /// Source: SF's `post` table has 150 of 2048 units, from developers' reports; guessed for other fonts.
  private var thickness: CGFloat { max(1, run.font.size * 150 / 2048) }
  /// The distance of the underline's middle from the baseline.
  ///
  /// Source: SF's `post` table has -150 of 2048 units, from developers' reports; guessed for other fonts.
  private var underlineOffset: CGFloat { run.font.size * 150 / 2048 + thickness / 2 }

  private func rules(
    _ style: NSUnderlineStyle, at offset: CGFloat, _ own: UIColor?, _ ink: Color
  ) -> [DrawingCommand] {
    guard !style.isEmpty else { return [] }
    let isThick = style.contains(.thick)
    let height = isThick ? thickness * 2 : thickness
    let count = style.contains(.double) ? 2 : 1
    return (0..<count).map { index in
      let place = CGRect(
        x: origin.x + run.origin.x,
        y: origin.y + run.origin.y + offset - height / 2 + CGFloat(index) * height * 2,
        width: run.width, height: height)
      return .fill(Path(place), .color(own?.displayColor(with: traits) ?? ink))
    }
  }
}
