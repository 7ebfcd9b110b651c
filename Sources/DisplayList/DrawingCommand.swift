public import Foundation

/// A command that draws, clips, transforms or groups.
public indirect enum DrawingCommand: Sendable, Equatable {
  /// Fills the interior of a path, according to its fill rule.
  case fill(Path, Paint)
  /// Strokes a path, `width` points wide, centered on the line.
  case stroke(Path, Color, width: CGFloat, style: StrokeStyle = .init())
  /// Draws glyphs of one font in one color.
  case glyphs(GlyphRun)
  /// Draws a bitmap scaled into a rectangle; `source` is the part to draw, in the bitmap's pixels.
  case image(Bitmap, source: CGRect, in: CGRect)
  /// Replaces what has been drawn inside a shape by a blurred copy of itself.
  case backdrop(Backdrop)
  /// Draws one of two lists of commands, depending on the luminance of what has been drawn in an
  /// area.
  case adaptive(Adaptive)
  /// Draws commands as a group: transformed, clipped, then composited with one opacity.
  case group(Group)
}
