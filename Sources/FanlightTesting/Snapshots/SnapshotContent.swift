/// Constants that specify which parts of a snapshot are compared with golden files.
public enum SnapshotContent: Sendable, Hashable {
  /// The picture of the screen.
  case picture
  /// The frames of the views and the display list, as text.
  case frames
  /// The text, and additionally the picture on screens with golden pictures.
  case both
}
