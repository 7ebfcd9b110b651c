/// Constants for the parts of a snapshot that are compared with golden files.
public enum SnapshotContent: Sendable, Hashable {
  /// The picture.
  case picture
  /// The frames of the views and the drawing, as text.
  case frames
  /// The text, and the picture on the screens that have golden pictures.
  case both
}
