/// A field of a page, as `fields.js` read it.
struct FieldReading: Sendable, Hashable, Decodable {
  /// The rectangle of the field, in CSS pixels of the window.
  var rect: RectangleReading
  /// The line of its caret, as wide as the field.
  var caret: RectangleReading
  /// The scroll offset of the window, x and y.
  var scroll: [Double]
  /// Whether a touch in its middle meets the field.
  var hit: Bool
  /// Whether the field has the focus.
  var focused: Bool
}
