/// Finds the line break opportunities of a text.
///
/// Source: the parts of Unicode's line breaking algorithm (UAX 14) that interface text needs:
/// spaces, hyphens, dashes, slashes, zero-width spaces, ideographs with their brackets.
enum LineBreaker {
  /// Returns whether there is a break opportunity between two neighboring characters.
  ///
  /// The character before the previous one determines whether a hyphen is inside a word.
  static func mayBreak(beforePrevious: Character?, previous: Character, next: Character) -> Bool {
    // Between ASCII letters and digits no lookup is needed.
    if isWordOfASCII(previous), isWordOfASCII(next) { return false }
    if isSpace(next) || next == "\u{2060}" || previous == "\u{2060}" { return false }
    if isSpace(previous) || previous == "\u{200B}" { return true }
    if closesPhrase(next) || opensPhrase(previous) { return false }
    switch previous {
    case "-", "\u{2010}", "\u{2013}":
      let isInsideWord = beforePrevious.map { !isSpace($0) } ?? false
      return isInsideWord && !next.isNumber
    case "\u{2014}": return next != "\u{2014}"
    case "/": return next.isLetter
    default: break
    }
    return next != "\u{2014}" ? isIdeographic(previous) || isIdeographic(next) : true
  }

  /// Returns whether a character is white space that may hang over the end of a line.
  static func isSpace(_ character: Character) -> Bool {
    if character.utf8.count == 1, let byte = character.utf8.first {
      return byte == 0x20 || (0x09...0x0D).contains(byte)
    }
    return switch character {
    case "\u{A0}", "\u{2007}", "\u{202F}": false
    default: character.isWhitespace
    }
  }

  /// Returns whether a character is an ASCII letter or digit, between two of which there is no opportunity.
  private static func isWordOfASCII(_ character: Character) -> Bool {
    guard character.utf8.count == 1, let byte = character.utf8.first else { return false }
    return switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    if scalar.properties.isEmojiPresentation { return true }
    switch scalar.value {
    case 0x2E80...0x2FFF, 0x3001...0x30FF, 0x3130...0x318F, 0x31A0...0x4DBF, 0x4E00...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }

  private static func opensPhrase(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: false
    }
  }

  private static func closesPhrase(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .closePunctuation, .finalPunctuation: return true
    default: break
    }
    // Closing punctuation, small kana and prolonged sound marks, which stay with what they modify.
    return "!,.:;?、。，．！？：；・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ…".contains(character)
  }
}
