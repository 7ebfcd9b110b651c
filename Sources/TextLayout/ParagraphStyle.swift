/// How text is broken into lines and where the lines stand.
public struct ParagraphStyle: Sendable, Hashable {
  /// Where lines stand between the edges.
  public enum Alignment: Sendable, Hashable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// At the edge where the user's language begins; the left one, as all hosts are left to right.
    case natural
  }

  /// What happens to text that is wider than a line.
  public enum LineBreakMode: Sendable, Hashable {
    /// Lines end between words, inside a word only if it is longer than a line.
    case wordWrap
    /// Lines end after any character.
    case characterWrap
    /// Lines end only at line breaks; what does not fit is cut off where it is drawn.
    case clip
    /// As word wrapping, but the last line shows the end of the text after "…".
    case truncateHead
    /// As word wrapping, but the last line ends in "…".
    case truncateTail
    /// As word wrapping, but the last line shows both ends of its text around "…".
    case truncateMiddle
  }

  /// The horizontal alignment of the lines.
  public var alignment: Alignment
  /// What happens to text that does not fit.
  public var lineBreakMode: LineBreakMode
  /// The largest number of lines; 0 sets no limit.
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
