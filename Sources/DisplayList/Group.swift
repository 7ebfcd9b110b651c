public import Foundation

/// A group of commands that are composited together.
public struct Group: Sendable, Equatable {
  /// The transform from the group's space to its parent's.
  public var transform: Transform
  /// The clipping path, in the group's own space; `nil` for none.
  public var clip: Path?
  /// The opacity of the group, 0 through 1.
  public var opacity: CGFloat
  /// The mode in which the commands are blended with what lies below.
  public var blend: BlendMode
  /// The commands whose alpha channel masks the group; `nil` for none.
  public var mask: [DrawingCommand]?
  /// The shadow below the commands; `nil` for none.
  public var shadow: Shadow?
  /// The commands, back to front.
  public var commands: [DrawingCommand]

  /// Creates a group of commands.
  public init(
    transform: Transform = .identity, clip: Path? = nil, opacity: CGFloat = 1,
    blend: BlendMode = .normal, mask: [DrawingCommand]? = nil, shadow: Shadow? = nil,
    commands: [DrawingCommand]
  ) {
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
    self.blend = blend
    self.mask = mask
    self.shadow = shadow
    self.commands = commands
  }
}
