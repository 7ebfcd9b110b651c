import TextLayout

/// Constants for the alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// The text is aligned with the left edge.
  case left = 0
  /// The text is centered.
  case center = 1
  /// The text is aligned with the right edge.
  case right = 2
  /// Text is aligned at the leading edge of the user's language.
  case natural = 4

  var paragraphAlignment: ParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural: .natural
    }
  }
}
