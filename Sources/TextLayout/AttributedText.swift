public import Foundation

/// Text in stretches, each with its own font.
public struct AttributedText: Sendable, Hashable {
  /// A stretch of text in one font.
  public struct Span: Sendable, Hashable {
    /// How many UTF-8 bytes it is long.
    public var length: Int
    /// The font of the span's text.
    public var font: Font
    /// How far the stretch is raised above the baseline, in points.
    public var baselineOffset: CGFloat
    /// The measures of the paragraph that begins in this stretch.
    public var paragraph: ParagraphSpacing
    /// A number by which the caller knows the stretch again in the lines.
    public var mark: Int

    /// Creates a stretch; `baselineOffset` is in points.
    public init(
      length: Int, font: Font, baselineOffset: CGFloat = 0,
      paragraph: ParagraphSpacing = ParagraphSpacing(), mark: Int = 0
    ) {
      self.length = length
      self.font = font
      self.baselineOffset = baselineOffset
      self.paragraph = paragraph
      self.mark = mark
    }
  }

  /// The characters of the text, without attributes.
  public var text: String
  /// The stretches in order; their lengths sum up to the text's.
  public var spans: [Span]

  /// Creates text from its stretches, whose lengths sum up to the text's.
  public init(_ text: String, spans: [Span]) {
    self.text = text
    self.spans = spans
  }

  /// Creates text in one font.
  public init(_ text: String, font: Font) {
    self.init(text, spans: [Span(length: text.utf8.count, font: font)])
  }

  /// The stretch that a UTF-8 offset lies in; the last one at the end.
  func span(at offset: Int) -> Span? {
    if spans.count == 1 { return spans[0] }
    var end = 0
    for span in spans {
      end += span.length
      if offset < end { return span }
    }
    return spans.last
  }

  /// Returns the part between two UTF-8 offsets, which are characters' beginnings.
  func slice(_ range: Range<Int>) -> AttributedText {
    guard range != 0..<text.utf8.count else { return self }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    var parts: [Span] = []
    var offset = 0
    for span in spans {
      let covered = range.clamped(to: offset..<offset + span.length)
      offset += span.length
      guard !covered.isEmpty else { continue }
      var part = span
      part.length = covered.count
      parts.append(part)
    }
    return AttributedText(String(text[start..<end]), spans: parts)
  }

  /// Appends characters in the font of a stretch.
  mutating func append(_ characters: String, like span: Span?) {
    guard var span, !characters.isEmpty else { return }
    text += characters
    span.length = characters.utf8.count
    spans.append(span)
  }

  /// Appends other text.
  mutating func append(_ other: AttributedText) {
    text += other.text
    spans += other.spans
  }
}
