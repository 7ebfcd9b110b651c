package import DisplayList

/// One picture of a figure, as drawing commands.
///
/// Pictures with the same ``row`` stand beside each other under that heading, so that what is to
/// be compared is: "Portrait" with a picture before and one after, then "Landscape". The
/// ``label`` stands over a picture: "Before", "After", the device, or the host. The ``caption``
/// says what to look at.
package struct FigurePicture: Sendable {
  /// What its file's name ends with, such as "landscape".
  package let name: String
  /// The heading of the row that it stands in; empty for the row without a heading.
  package let row: String
  /// What tells it from its neighbors, such as "Before" or "iPhone X, landscape"; may be empty.
  package let label: String
  /// What stands below it: what to look at.
  package let caption: String
  /// What is seen in it, for those who cannot see it.
  package let alternative: String
  /// The drawn insets in words, such as "Safe area: top 88 = 44 status bar + 44 navigation bar".
  package let insets: String
  /// What is drawn; two pixels for a point unless said otherwise.
  package let drawing: DisplayList

  /// Describes a picture.
  package init(
    name: String, row: String = "", label: String = "", caption: String, alternative: String,
    insets: String = "", drawing: DisplayList
  ) {
    self.name = name
    self.row = row
    self.label = label
    self.caption = caption
    self.alternative = alternative
    self.insets = insets
    self.drawing = drawing
  }
}
