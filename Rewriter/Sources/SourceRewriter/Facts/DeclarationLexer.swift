/// A lexer for the words and punctuation of a source file, which skips comments and string contents.
struct DeclarationLexer {
  /// A word, or a single character of punctuation.
  enum Token: Equatable {
    case word(String)
    case punctuation(Character)
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next token.
  mutating func next() -> Token? {
    skipSpace()
    guard position < bytes.count else { return nil }
    if Self.isWord(bytes[position]) || bytes[position] == UInt8(ascii: "`") { return .word(word()) }
    if let string = stringStart() {
      skipString(hashes: string)
      return .punctuation("\"")
    }
    let byte = bytes[position]
    position += 1
    return .punctuation(Character(UnicodeScalar(byte)))
  }

  /// Returns whether a character is next.
  mutating func isAt(_ character: Character) -> Bool {
    skipSpace()
    return position < bytes.count && bytes[position] == character.asciiValue
  }

  /// Returns whether one of the given words is next.
  mutating func isBefore(_ words: Set<String>) -> Bool {
    let start = position
    defer { position = start }
    guard case .word(let word)? = next() else { return false }
    return words.contains(word)
  }

  /// Returns the next token if it is a word; `nil` for an operator, which may be a function's name.
  mutating func name() -> String? {
    skipSpace()
    guard position < bytes.count,
      Self.isWord(bytes[position]) || bytes[position] == UInt8(ascii: "`")
    else { return nil }
    return word()
  }

  /// Returns the text up to a character, with one space between words, and consumes the character.
  mutating func text(upTo end: Character) -> String? {
    var text = ""
    var hasSpace = false
    while position < bytes.count {
      let before = position
      skipSpace()
      hasSpace = position > before && !text.isEmpty
      guard position < bytes.count else { return nil }
      if bytes[position] == end.asciiValue {
        position += 1
        return text
      }
      guard stringStart() == nil else { return nil }
      text += hasSpace ? " " : ""
      text.unicodeScalars.append(UnicodeScalar(bytes[position]))
      position += 1
    }
    return nil
  }

  /// Returns the argument labels of the function whose generic parameters or parentheses are next.
  mutating func labels() -> [String]? {
    if isAt("<") {
      var depth = 0
      repeat {
        guard let token = next() else { return nil }
        if token == .punctuation("<") { depth += 1 }
        if token == .punctuation(">") { depth -= 1 }
      } while depth > 0
    }
    guard next() == .punctuation("(") else { return nil }
    var labels: [String] = []
    var depth = 1
    var isStart = true
    while let token = next() {
      switch token {
      case .punctuation("("), .punctuation("["), .punctuation("{"), .punctuation("<"): depth += 1
      case .punctuation(")"), .punctuation("]"), .punctuation("}"): depth -= 1
      case .punctuation("-") where isAt(">"): _ = next()
      case .punctuation(">"): depth -= 1
      case .punctuation(",") where depth == 1: isStart = true
      case .punctuation("@"): return nil
      case .word(let word) where isStart:
        labels.append(word)
        isStart = false
      default: break
      }
      if depth == 0 { return labels }
    }
    return nil
  }

  // MARK: Bytes

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a)
      || (byte >= 0x30 && byte <= 0x39)
  }

  private mutating func word() -> String {
    let start = position
    let isQuoted = bytes[position] == UInt8(ascii: "`")
    if isQuoted { position += 1 }
    while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    if isQuoted { position += 1 }
    return String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0a, 0x0d: position += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while position < bytes.count, bytes[position] != 0x0a { position += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      default: return
      }
    }
  }

  private func byte(_ offset: Int) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  /// Returns the number of `#` before the string literal that is next; `nil` if none is next.
  private func stringStart() -> Int? {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    return byte(hashes) == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func skipString(hashes: Int) {
    position += hashes
    let quote = UInt8(ascii: "\"")
    let isLong = byte(1) == quote && byte(2) == quote
    position += isLong ? 3 : 1
    let end =
      [UInt8](repeating: quote, count: isLong ? 3 : 1)
      + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    while position < bytes.count {
      if bytes[position] == quote, bytes[position...].starts(with: end) {
        position += end.count
        return
      }
      guard bytes[position] == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      position += 1
      guard (0..<hashes).allSatisfy({ byte($0) == UInt8(ascii: "#") }) else { continue }
      position += hashes
      if byte(0) == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
    }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      guard let token = next() else { return }
      if token == .punctuation("(") { depth += 1 }
      if token == .punctuation(")") { depth -= 1 }
    } while depth > 0
  }
}
