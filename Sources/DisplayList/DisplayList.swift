public import Foundation

/// An immutable list of the drawing commands of a screen, in points.
///
/// Commands are drawn in order, later ones over earlier ones. The origin is the top-left corner,
/// and y increases downward. ``description`` is the text form that is stored beside every golden
/// image.
public struct DisplayList: Sendable, Equatable {
  /// The size of the canvas, in points.
  public var size: CGSize
  /// The number of pixels per point.
  public var scale: CGFloat
  /// The commands, back to front.
  public var commands: [DrawingCommand]

  /// Creates a display list for a canvas of `size` points at `scale` pixels per point.
  public init(size: CGSize, scale: CGFloat, commands: [DrawingCommand] = []) {
    self.size = size
    self.scale = scale
    self.commands = commands
  }
}
