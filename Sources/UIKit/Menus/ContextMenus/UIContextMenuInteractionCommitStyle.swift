/// Constants for how a preview leaves when it is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview goes back.
  case dismiss = 0
  /// The preview grows to the content that it shows.
  case pop = 1
}
