/// A font file in a file system.
public struct FontFace: Sendable, Hashable {
  /// The absolute path of the font's file.
  public var path: String

  /// Creates a font face from the absolute path of its file.
  public init(path: String) {
    self.path = path
  }
}
