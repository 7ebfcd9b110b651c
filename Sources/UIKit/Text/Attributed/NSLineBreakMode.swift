import TextLayout

/// Constants for the treatment of text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
  /// The text wraps between words.
  case byWordWrapping = 0
  /// Lines end after any character.
  case byCharWrapping = 1
  /// Text is clipped at the edge.
  case byClipping = 2
  /// The last line shows the end of the text.
  case byTruncatingHead = 3
  /// The last line ends in an ellipsis.
  case byTruncatingTail = 4
  /// The last line shows both ends of the text.
  case byTruncatingMiddle = 5

  var paragraphMode: ParagraphStyle.LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}
