public import Foundation

/// Commands that are drawn together.
public struct Group: Sendable, Equatable {
  /// The transform from the group's space to its parent's.
  public var transform: Transform
  /// The shape that clips, in the group's own space; `nil` clips nothing.
  public var clip: Path?
  /// The opacity of the whole, 0 through 1.
  public var opacity: CGFloat
  /// The commands, back to front.
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
