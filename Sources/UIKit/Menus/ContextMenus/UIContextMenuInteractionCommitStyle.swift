/// Constants that specify the transition from a preview that the user taps.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview is dismissed.
  case dismiss = 0
  /// The preview expands to the content that it shows.
  case pop = 1
}
