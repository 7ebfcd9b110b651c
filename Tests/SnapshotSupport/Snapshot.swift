public import DisplayList

/// A picture with the text that says what is in it.
public struct Snapshot: Sendable {
  /// The pixels.
  public let picture: Bitmap
  /// The display list's text form.
  public let text: String

  /// Puts a picture and its text together.
  public init(picture: Bitmap, text: String) {
    self.picture = picture
    self.text = text
  }
}
