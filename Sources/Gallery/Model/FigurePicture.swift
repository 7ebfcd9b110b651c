package import DisplayList

/// One picture of a figure, as drawing commands.
package struct FigurePicture: Sendable {
  /// What its file's name ends with, such as "landscape".
  package let name: String
  /// What stands below it: the device, how it is held, what differs from its neighbors.
  package let caption: String
  /// What is seen in it, for those who cannot see it.
  package let alternative: String
  /// What is drawn; one pixel for a point unless said otherwise.
  package let drawing: DisplayList

  /// Describes a picture.
  package init(name: String, caption: String, alternative: String, drawing: DisplayList) {
    self.name = name
    self.caption = caption
    self.alternative = alternative
    self.drawing = drawing
  }
}
