import DisplayList
import Foundation
import HarfBuzzShaper
import TextLayout

/// Drawing commands for text in the system font.
enum TestFonts {
  /// The file of the regular weight.
  static let regular: String = "\(FontLibrary.systemDirectory)/Inter-Regular.otf"

  private static let engine = TextLayoutEngine(shaper: HarfBuzzShaper())

  /// Returns one line of text whose top left corner is at the origin.
  static func line(
    _ text: String, size: CGFloat, weight: CGFloat = 0, color: Color = Color(white: 0)
  ) -> DrawingCommand {
    guard let library = try? FontLibrary() else { return .group(Group(commands: [])) }
    let block = engine.layOut(text, font: library.systemFont(size: size, weight: weight))
    let runs = block.lines.flatMap(\.runs).map { run in
      DrawingCommand.glyphs(
        GlyphRun(
          fontPath: run.font.face.path, size: run.font.size, color: color, glyphs: run.glyphs,
          positions: run.positions, text: run.text))
    }
    return .group(Group(commands: runs))
  }
}
