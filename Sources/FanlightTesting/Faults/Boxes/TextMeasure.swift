/// The space that a view's text needs and has, in points.
struct TextMeasure: Sendable, Hashable {
  /// The width of the view that shows it.
  var width: Double
  /// The height of the view that shows it.
  var height: Double
  /// The width that the text needs in one line.
  var neededWidth: Double
  /// The height that all lines need at the view's width.
  var neededHeight: Double
  /// The height that all lines need if the view were a tenth wider.
  var neededHeightWhenWider: Double
  /// The maximum number of lines; 0 sets no limit.
  var lineLimit: Int = 1
  /// Whether text that does not fit is truncated with an ellipsis.
  var truncatesTail: Bool = true
  /// The minimum scale to which the text may shrink; 1 if it does not shrink.
  var leastScale: Double = 1
  /// The size of the font.
  var fontSize: Double = 17
  /// The line height.
  var lineHeight: Double = 20
  /// Whether the text is a button's title.
  var isTitle: Bool = false
  /// Whether the app set attributed text.
  var isAttributed: Bool = false
}
