public import Foundation

/// Text in runs of attributes, each with its own font.
public struct AttributedText: Sendable, Hashable {
  /// A run of text in one font.
  public struct Span: Sendable, Hashable {
    /// The length of the run, in UTF-8 bytes.
    public var length: Int
    /// The font of the run.
    public var font: Font
    /// The baseline offset, in points; positive above the baseline.
    public var baselineOffset: CGFloat
    /// The style of the paragraph that begins in this run.
    public var paragraph: ParagraphSpacing
    /// The caller's identifier of the run, which the runs of the lines carry.
    public var mark: Int

    /// Creates a run; `baselineOffset` is in points.
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
  /// The runs in order; their lengths sum up to the text's.
  public var spans: [Span]

  /// Creates text from its runs, whose lengths sum up to the text's.
  public init(_ text: String, spans: [Span]) {
    self.text = text
    self.spans = spans
  }

  /// Creates text in one font.
  public init(_ text: String, font: Font) {
    self.init(text, spans: [Span(length: text.utf8.count, font: font)])
  }

  /// Returns the run at a UTF-8 offset; the last one at the end.
  func span(at offset: Int) -> Span? {
    if spans.count == 1 { return spans[0] }
    var end = 0
    for span in spans {
      end += span.length
      if offset < end { return span }
    }
    return spans.last
  }

  /// Returns the substring between two UTF-8 offsets, which are character boundaries.
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

  /// Appends characters with the attributes of a run.
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
