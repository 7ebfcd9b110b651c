/// Constants for the heights of a bar, by which images are set.
public enum UIBarMetrics: Int, Sendable {
  /// The default height.
  case `default` = 0
  /// The height on a phone in landscape.
  case compact = 1
  /// The default height, with a prompt.
  case defaultPrompt = 101
  /// The height on a phone in landscape, with a prompt.
  case compactPrompt = 102
}
