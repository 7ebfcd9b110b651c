/// How high a bar is, for what is set by height.
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// As on a phone in landscape.
  case compact = 1
  /// As usual, with a prompt.
  case defaultPrompt = 101
  /// As on a phone in landscape, with a prompt.
  case compactPrompt = 102
}
