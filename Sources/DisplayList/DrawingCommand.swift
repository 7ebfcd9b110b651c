public import Foundation

/// A command that draws, clips, transforms or groups.
public indirect enum DrawingCommand: Sendable, Equatable {
  /// Fills the inside of a path (non-zero winding).
  case fill(Path, Paint)
  /// Strokes a path, `width` points wide, centered on the line.
  case stroke(Path, Color, width: CGFloat)
  /// Draws glyphs of one font in one color.
  case glyphs(GlyphRun)
  /// Draws a bitmap scaled into a rectangle; `source` is the part to draw, in the bitmap's pixels.
  case image(Bitmap, source: CGRect, in: CGRect)
  /// Replaces what has been drawn inside a shape by a blurred copy of itself.
  case backdrop(Backdrop)
  /// Draws one of two lists of commands, by how light what has been drawn in a place is.
  case adaptive(Adaptive)
  /// Draws commands together: transformed, clipped, then blended with one opacity.
  case group(Group)
}

/// How the inside of a path is filled.
public enum Paint: Sendable, Equatable {
  /// One color.
  case color(Color)
  /// A linear gradient between two points, stops at 0 through 1.
  case linearGradient(from: CGPoint, to: CGPoint, stops: [GradientStop])
}

/// A color at a place along a gradient.
public struct GradientStop: Sendable, Equatable {
  /// The place, 0 at the start and 1 at the end.
  public var location: CGFloat
  /// The color of the gradient at the stop.
  public var color: Color

  /// Creates a stop at `location`, 0 through 1.
  public init(location: CGFloat, color: Color) {
    self.location = location
    self.color = color
  }
}

/// A run of glyphs in one font, each with its own place.
public struct GlyphRun: Sendable, Equatable {
  /// The absolute path of the font's file.
  public var fontPath: String
  /// The size of the font, in points.
  public var size: CGFloat
  /// The color of the run's glyphs.
  public var color: Color
  /// The glyphs' numbers in the font.
  public var glyphs: [UInt32]
  /// The origin of each glyph on the baseline, in points; as many as ``glyphs``.
  public var positions: [CGPoint]
  /// The text the glyphs stand for, for the text form only.
  public var text: String

  /// Creates a run; `positions` has one point a glyph.
  public init(
    fontPath: String, size: CGFloat, color: Color, glyphs: [UInt32], positions: [CGPoint],
    text: String
  ) {
    self.fontPath = fontPath
    self.size = size
    self.color = color
    self.glyphs = glyphs
    self.positions = positions
    self.text = text
  }
}

/// A blurred, tinted copy of what lies below, as under a translucent bar.
public struct Backdrop: Sendable, Equatable {
  /// The shape that shows it.
  public var path: Path
  /// The standard deviation of the blur, in points.
  public var blurRadius: CGFloat
  /// How saturated the copy is; 1 leaves it, 1.8 is UIKit's material.
  public var saturation: CGFloat
  /// The color laid over the copy, usually translucent.
  public var tint: Color

  /// Creates a backdrop; `blurRadius` is a standard deviation in points.
  public init(path: Path, blurRadius: CGFloat, saturation: CGFloat, tint: Color) {
    self.path = path
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
  }
}

/// Commands that keep apart from what lies below them, as a home indicator does.
public struct Adaptive: Sendable, Equatable {
  /// The place that is looked at, in points.
  public var area: CGRect
  /// What is drawn where the area is light, or has nothing in it.
  public var onLight: [DrawingCommand]
  /// What is drawn where the area is dark.
  public var onDark: [DrawingCommand]

  /// Creates a choice between two lists; `area` is in points.
  public init(area: CGRect, onLight: [DrawingCommand], onDark: [DrawingCommand]) {
    self.area = area
    self.onLight = onLight
    self.onDark = onDark
  }

  /// Creates a choice between commands and the same with light and dark grays exchanged.
  ///
  /// - Parameters:
  ///   - area: The place that is looked at, in points.
  ///   - commands: The commands as they are for their own background.
  ///   - isMadeForDark: Whether that background is dark.
  public init(area: CGRect, commands: [DrawingCommand], isMadeForDark: Bool = false) {
    var exchanged = commands.map { $0.exchangingLightAndDark() }
    if !isMadeForDark { exchanged = exchanged.map { $0.readableOverDark() } }
    self.init(
      area: area, onLight: isMadeForDark ? exchanged : commands,
      onDark: isMadeForDark ? commands : exchanged)
  }
}

/// Commands that are drawn together.
public struct Group: Sendable, Equatable {
  /// The transform from the group's space to its parent's.
  public var transform: Transform
  /// The shape that clips, in the group's own space; `nil` clips nothing.
  public var clip: Path?
  /// The opacity of the whole, 0 through 1.
  public var opacity: CGFloat
  /// What is drawn, first drawn first.
  public var commands: [DrawingCommand]

  /// Creates a group of commands.
  public init(
    transform: Transform = .identity, clip: Path? = nil, opacity: CGFloat = 1,
    commands: [DrawingCommand]
  ) {
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
    self.commands = commands
  }
}
