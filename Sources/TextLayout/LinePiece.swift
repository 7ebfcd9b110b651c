/// The source range of a line, and the text it displays.
struct LinePiece {
  var text: AttributedText
  /// The UTF-8 range of its text, without the line break that ends it.
  var range: Range<Int>
  var isTruncated = false
  /// Whether the line is the first of its paragraph.
  var isFirst = true
  /// Whether the line is the last of its paragraph.
  var isLast = true
}
