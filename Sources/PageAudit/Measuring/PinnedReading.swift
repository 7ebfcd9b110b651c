/// A fixed or sticky element, as read by `boxes.js`.
struct PinnedReading: Sendable, Hashable, Decodable {
  /// The number of the element.
  var element: Int
  /// The rectangle of the element.
  var rect: RectangleReading
  /// Whether it moves with the document's scrolling, as a sticky element may.
  var inFlow: Bool
  /// The edges at which a sticky element is stuck; `nil` for a fixed one.
  var stuck: [String]?
  /// The edges of the window that it is attached to.
  var anchors: [String]
  /// The computed background color.
  var background: String
  /// Whether it hides what is behind it.
  var hides: Bool
  /// Whether it receives touches.
  var touches: Bool
  /// Whether it is painted above the page's content.
  var above: Bool
  /// The identifier, classes and `aria-label`.
  var names: [String]
}
