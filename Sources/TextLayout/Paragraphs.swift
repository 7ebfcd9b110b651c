/// A text cut at its line breaks.
struct Paragraphs {
  /// What is left of a text from some place on.
  struct Rest {
    /// Up to the next line break.
    let paragraph: String
    /// Whether anything follows that line break.
    let hasMore: Bool
    /// All of it, line breaks turned to spaces.
    let everything: String
  }

  private let bytes: [UInt8]
  /// The UTF-8 offsets of each paragraph, without the break that ends it.
  let ranges: [Range<Int>]

  /// Cuts `text`; a break at its very end begins no further paragraph.
  init(_ text: String) {
    var ranges: [Range<Int>] = []
    var start = 0
    var offset = 0
    for character in text {
      let length = character.utf8.count
      if character.isNewline {
        ranges.append(start..<offset)
        start = offset + length
      }
      offset += length
    }
    if start < offset || ranges.isEmpty { ranges.append(start..<offset) }
    self.ranges = ranges
    bytes = Array(text.utf8)
  }

  /// Returns whether there is any line break in `text`, without looking at its characters.
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

  /// The paragraph's characters.
  func text(_ number: Int) -> String {
    String(decoding: bytes[ranges[number]], as: UTF8.self)
  }

  /// What is left from the UTF-8 offset `offset` on.
  func rest(from offset: Int) -> Rest {
    let end = ranges.first { offset <= $0.upperBound }?.upperBound ?? bytes.count
    let everything = String(decoding: bytes[offset...], as: UTF8.self)
    return Rest(
      paragraph: String(decoding: bytes[offset..<end], as: UTF8.self),
      hasMore: ranges.last.map { end < $0.upperBound } ?? false,
      everything: String(everything.map { $0.isNewline ? " " : $0 }))
  }
}
