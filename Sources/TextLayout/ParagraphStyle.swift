/// The line break mode, alignment and number of lines of a text.
public struct ParagraphStyle: Sendable, Hashable {
  /// Constants for the alignment of lines.
  public enum Alignment: Sendable, Hashable {
    /// Left alignment.
    case left
    /// Center alignment.
    case center
    /// Right alignment.
    case right
    /// The natural alignment; left, because the host is left to right.
    case natural
  }

  /// Constants for the line break mode.
  public enum LineBreakMode: Sendable, Hashable {
    /// Lines break between words, and inside a word only if it is wider than a line.
    case wordWrap
    /// Lines break after any character.
    case characterWrap
    /// Lines break only at line breaks; drawing clips what does not fit.
    case clip
    /// As word wrapping, but the last line is truncated at its head.
    case truncateHead
    /// As word wrapping, but the last line is truncated at its tail.
    case truncateTail
    /// As word wrapping, but the last line is truncated in the middle.
    case truncateMiddle

    /// A Boolean value that indicates whether an ellipsis replaces text that does not fit.
    var truncates: Bool {
      switch self {
      case .wordWrap, .characterWrap, .clip: false
      case .truncateHead, .truncateTail, .truncateMiddle: true
      }
    }
  }

  /// The horizontal alignment of the lines.
  public var alignment: Alignment
  /// The line break mode, which also truncates the last line.
  public var lineBreakMode: LineBreakMode
  /// The maximum number of lines; 0 sets no limit.
  public var numberOfLines: Int

  /// Creates a style; the defaults are those of `UILabel`.
  public init(
    alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .truncateTail,
    numberOfLines: Int = 1
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.numberOfLines = numberOfLines
  }
}
