import CairoRenderer
package import DisplayList

/// A picture and its text, either of which may be omitted.
package struct Snapshot: Sendable, Equatable {
  /// The picture; `nil` if only the text is compared.
  package var picture: Bitmap?
  /// The text; `nil` if only the picture is compared.
  package var text: String?

  /// Creates a snapshot with a picture, a text, or both.
  package init(picture: Bitmap? = nil, text: String? = nil) {
    self.picture = picture
    self.text = text
  }
}

extension Snapshot {
  /// Creates a snapshot with the picture and the text of a display list.
  ///
  /// - Throws: The renderer's error.
  package init(drawing list: DisplayList, named name: String) throws {
    self.init(picture: try CairoRenderer().render(list, name: name), text: list.description)
  }
}
