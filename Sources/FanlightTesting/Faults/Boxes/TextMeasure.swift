/// What a text needs, and what it has, in points.
struct TextMeasure: Sendable, Hashable {
  /// The width of the view that shows it.
  var width: Double
  /// The height of the view that shows it.
  var height: Double
  /// The width that it needs in one line.
  var neededWidth: Double
  /// The height that all of its lines need at the view's width.
  var neededHeight: Double
  /// The height that all of its lines need where the view is a tenth wider.
  var neededHeightWhenWider: Double
  /// The maximum number of lines; 0 sets no limit.
  var lineLimit: Int = 1
  /// Whether text that does not fit is truncated with an ellipsis.
  var truncatesTail: Bool = true
  /// The part of its font's size that it may shrink to; 1 if it does not shrink.
  var leastScale: Double = 1
  /// The size of the font.
  var fontSize: Double = 17
  /// The distance from one line to the next.
  var lineHeight: Double = 20
  /// Whether it is a button's title.
  var isTitle: Bool = false
  /// Whether the app gives it attributes of its own.
  var isAttributed: Bool = false
}
