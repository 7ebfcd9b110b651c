/// A font file.
public struct FontFace: Sendable, Hashable {
  /// The file's absolute path.
  public var path: String

  /// Names a font by the absolute path of its file.
  public init(path: String) {
    self.path = path
  }
}
