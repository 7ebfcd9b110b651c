import Foundation

/// Finds the words, sentences and paragraphs of a string (S19.9).
enum TextUnits {
  /// Returns the ranges of the units in order, in UTF-16 code units.
  static func ranges(of granularity: UITextGranularity, in text: String) -> [NSRange] {
    switch granularity {
    case .document: [NSRange(location: 0, length: text.utf16.count)]
    case .character: text.indices.map { NSRange($0..<text.index(after: $0), in: text) }
    case .word: runs(in: text) { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" }
    case .paragraph, .line: pieces(of: text) { $0.isNewline }
    case .sentence: pieces(of: text) { ".!?".contains($0) || $0.isNewline }
    }
  }

  /// Returns the ranges of consecutive characters that satisfy a condition.
  private static func runs(in text: String, _ belongs: (Character) -> Bool) -> [NSRange] {
    text.split { !belongs($0) }.map { NSRange($0.startIndex..<$0.endIndex, in: text) }
  }

  /// Returns the ranges of pieces that end with a character that satisfies a condition and the spaces after
  /// it.
  private static func pieces(of text: String, _ ends: (Character) -> Bool) -> [NSRange] {
    var result: [NSRange] = []
    var start = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let isEnd = ends(text[index])
      index = text.index(after: index)
      guard isEnd else { continue }
      while index < text.endIndex, text[index] == " " { index = text.index(after: index) }
      result.append(NSRange(start..<index, in: text))
      start = index
    }
    if start < text.endIndex { result.append(NSRange(start..<text.endIndex, in: text)) }
    return result
  }
}
