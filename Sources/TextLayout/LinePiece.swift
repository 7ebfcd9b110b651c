/// What one line stands for and shows.
struct LinePiece {
  var text: AttributedText
  /// The UTF-8 offsets of the text that it stands for, without the break that ends it.
  var range: Range<Int>
  var isTruncated = false
  /// Whether the line begins and ends its paragraph.
  var isFirst = true
  var isLast = true
}
