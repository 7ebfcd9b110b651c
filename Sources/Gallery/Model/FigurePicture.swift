package import DisplayList

/// A picture of a figure, as drawing commands.
///
/// Pictures with the same ``row`` are displayed side by side under that heading, for comparison:
/// "Portrait" with a picture before and one after, then "Landscape". The ``label`` is displayed
/// above a picture: "Before", "After", the device, or the host. The ``caption`` says what to
/// notice.
package struct FigurePicture: Sendable {
  /// The end of its file's name, such as "landscape".
  package let name: String
  /// The heading of its row; empty for the row without a heading.
  package let row: String
  /// The label that distinguishes it from its neighbors, such as "Before" or "iPhone X, landscape";
  /// may be empty.
  package let label: String
  /// The caption below it, which says what to notice.
  package let caption: String
  /// The alternative text, for readers who cannot see it.
  package let alternative: String
  /// The drawn insets as text, such as "Safe area: top 88 = 44 status bar + 44 navigation bar".
  package let insets: String
  /// The drawing, usually at two pixels per point.
  package let drawing: DisplayList

  /// Creates a picture from a drawing, its caption and its labels.
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
