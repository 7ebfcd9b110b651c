/// A box of text or of a control, as read by `boxes.js`.
struct BoxReading: Sendable, Hashable, Decodable {
  /// The kinds of box.
  enum Kind: String, Sendable, Hashable, Decodable {
    /// A rectangle of a text node, or the value of a field.
    case text
    /// An element that users operate.
    case control
  }

  /// The result of a hit test at a point of a box.
  enum Hit: Sendable, Hashable, Decodable {
    /// The box's element, something inside it, or its label.
    case own
    /// Another element.
    case other
    /// A fixed or sticky element, by its number.
    case pinned(Int)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let number = try? value.decode(Int.self) {
        self = .pinned(number)
      } else {
        self = try value.decode(String.self) == "own" ? .own : .other
      }
    }
  }

  /// The kind of box.
  var kind: Kind
  /// The number of the element; for a text node, the number of its parent element.
  var element: Int
  /// The number of the control that the box is part of.
  var control: Int?
  /// The rectangle, before ancestors clip it.
  var rect: RectangleReading
  /// The rectangle of the ink of text, from the cap height to the descenders.
  var ink: RectangleReading?
  /// The computed font size in CSS pixels.
  var fontSize: Double
  /// The containers around the box, outermost first: indices of ``PageReading/containers``, and negative
  /// numbers of ``PageReading/pinned`` from -1 on.
  var chain: [Int]
  /// The product of the opacities of the element and its ancestors.
  var opacity: Double
  /// Whether the element or an ancestor is transformed.
  var transformed: Bool
  /// Whether the box had moved 100 ms later; `nil` if it was read once.
  var moving: Bool?
  /// The hits at nine points, row by row, with `nil` for points outside the window.
  ///
  /// It is `nil` if no hit test was made.
  var hits: [Hit?]?
  /// Whether focusing the control raises the keyboard or a picker.
  var editable: Bool?
  /// Whether the control is a link to a fragment of the same page.
  var fragment: Bool?
  /// Whether the control is laid out in a line of text.
  var inline: Bool?
}
