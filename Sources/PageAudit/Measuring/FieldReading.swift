/// A field of a page, as read by `fields.js`.
struct FieldReading: Sendable, Hashable, Decodable {
  /// The rectangle of the field, in CSS pixels of the window.
  var rect: RectangleReading
  /// The rectangle of the line with the caret, as wide as the field.
  var caret: RectangleReading
  /// The scroll offset of the window, x and y.
  var scroll: [Double]
  /// Whether a hit test at its center finds the field.
  var hit: Bool
  /// Whether the field has the focus.
  var focused: Bool
}
