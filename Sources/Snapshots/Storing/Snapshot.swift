import CairoRenderer
package import DisplayList

/// A picture and the text that says what is in it; either may be left out.
package struct Snapshot: Sendable, Equatable {
  /// The pixels; `nil` if only the text is compared.
  package var picture: Bitmap?
  /// The text; `nil` if only the picture is compared.
  package var text: String?

  /// Creates a snapshot of a picture, its text, or both.
  package init(picture: Bitmap? = nil, text: String? = nil) {
    self.picture = picture
    self.text = text
  }
}

extension Snapshot {
  /// Draws a display list, whose text goes with the picture.
  ///
  /// - Throws: The renderer's error.
  package init(drawing list: DisplayList, named name: String) throws {
    self.init(picture: try CairoRenderer().render(list, name: name), text: list.description)
  }
}
