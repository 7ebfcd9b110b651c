/// An element as described by `elements.js`.
struct ElementReading: Sendable, Hashable, Decodable {
  /// The selectors of the shadow hosts around it, outermost first, and its own at the end.
  var path: [String]
  /// The selectors of the frames around its document, outermost first.
  var frames: [String]
  /// The ARIA role, or the name of the element.
  var role: String
  /// The first 40 characters of its text.
  var text: String
}
