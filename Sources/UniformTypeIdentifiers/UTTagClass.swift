/// A type that represents tag classes.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The identifier of the class, such as `public.mime-type`.
  public let rawValue: String

  /// Creates a tag class from its identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The tag class for filename extensions, such as `txt`.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")

  /// The tag class for MIME types, such as `text/plain`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
