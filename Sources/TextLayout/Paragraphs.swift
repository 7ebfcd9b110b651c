/// The paragraphs of a text.
struct Paragraphs {
  /// The remaining text from an offset on.
  struct Rest {
    /// The text up to the next line break.
    let paragraph: AttributedText
    /// Whether anything follows that line break.
    let hasMore: Bool
    /// All of the text, with spaces instead of line breaks.
    let everything: AttributedText
    /// The length of the text, in UTF-8 bytes.
    let length: Int
  }

  private let source: AttributedText
  /// The UTF-8 range of each paragraph, without line breaks; a trailing line break adds no paragraph.
  let ranges: [Range<Int>]

  /// Splits a text into paragraphs; empty text has one.
  init(_ source: AttributedText) {
    var ranges: [Range<Int>] = []
    var start = 0
    var offset = 0
    for character in source.text {
      let length = character.utf8.count
      if character.isNewline {
        ranges.append(start..<offset)
        start = offset + length
      }
      offset += length
    }
    if start < offset || ranges.isEmpty { ranges.append(start..<offset) }
    self.ranges = ranges
    self.source = source
  }

  /// Returns whether there is any line break in `text`, without iterating over its characters.
  static func hasBreak(_ text: String) -> Bool {
    var before: (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      switch (before.0, before.1, byte) {
      case (_, _, 0x0A...0x0D), (_, 0xC2, 0x85), (0xE2, 0x80, 0xA8...0xA9): return true
      default: before = (before.1, byte)
      }
    }
    return false
  }

  /// Returns the paragraph's characters.
  func text(_ number: Int) -> AttributedText { source.slice(ranges[number]) }

  /// Returns the remaining text from the UTF-8 offset `offset` on.
  func remainder(from offset: Int) -> Rest {
    let left = ranges.filter { offset <= $0.upperBound }
      .map { max(offset, $0.lowerBound)..<$0.upperBound }
    var everything = AttributedText("", spans: [])
    for (number, range) in left.enumerated() {
      if number > 0 { everything.append(" ", like: source.span(at: range.lowerBound - 1)) }
      everything.append(source.slice(range))
    }
    return Rest(
      paragraph: left.first.map { source.slice($0) } ?? AttributedText("", spans: []),
      hasMore: left.count > 1, everything: everything.joiningSpans(),
      length: source.text.utf8.count - offset)
  }
}
