extension JSONText {
  /// Creates a value from JSON text (RFC 8259), keeping the order of keys.
  ///
  /// - Throws: ``JSONSyntaxError`` if it is not JSON, or is nested deeper than 256 levels.
  package init(parsing text: some Sequence<UInt8>) throws {
    var parser = JSONParser(bytes: Array(text))
    self = try parser.document()
  }
}

/// A recursive-descent parser of JSON.
private struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(bytes: [UInt8]) {
    // A byte order mark is ignored, as RFC 8259 permits.
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  mutating func document() throws -> JSONText {
    let value = try value()
    skipSpace()
    guard index == bytes.count else { throw error("there is text after the value") }
    return value
  }

  private mutating func value() throws -> JSONText {
    skipSpace()
    guard let byte = peek else { throw error("the text ends early") }
    switch byte {
    case UInt8(ascii: "{"): return try nested { try $0.object() }
    case UInt8(ascii: "["): return try nested { try $0.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  /// Limits the depth of nesting; without it, a string of brackets could overflow the stack.
  private mutating func nested(
    _ read: (inout JSONParser) throws -> JSONText
  ) throws -> JSONText {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 256 else { throw error("it is nested too deeply") }
    return try read(&self)
  }

  private mutating func object() throws -> JSONText {
    index += 1
    var members: [JSONText.Member] = []
    if skip(UInt8(ascii: "}")) { return .object([]) }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw error("a key is missing") }
      let key = try string()
      guard skip(UInt8(ascii: ":")) else { throw error("a colon is missing") }
      members.append(.init(key, try value()))
      if skip(UInt8(ascii: "}")) { return .object(members) }
      guard skip(UInt8(ascii: ",")) else { throw error("a comma is missing") }
    }
  }

  private mutating func array() throws -> JSONText {
    index += 1
    var values: [JSONText] = []
    if skip(UInt8(ascii: "]")) { return .array([]) }
    while true {
      values.append(try value())
      if skip(UInt8(ascii: "]")) { return .array(values) }
      guard skip(UInt8(ascii: ",")) else { throw error("a comma is missing") }
    }
  }

  private mutating func string() throws -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw error("a text is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): text += try escape()
      case ..<0x20: throw error("a text has a control character")
      default: text.append(byte)
      }
    }
    throw error("the text ends early")
  }

  private mutating func escape() throws -> [UInt8] {
    guard let byte = peek else { throw error("the text ends early") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
    default: throw error("an escape is unknown")
    }
  }

  /// Parses the scalar of one escape or of a surrogate pair; an unpaired surrogate is the replacement character.
  private mutating func scalar() throws -> Character {
    let high = try unit()
    if UTF16.isLeadSurrogate(high), bytes[index...].starts(with: [0x5C, 0x75]) {
      let start = index
      index += 2
      let low = try unit()
      if UTF16.isTrailSurrogate(low) {
        return Character(String(decoding: [high, low], as: UTF16.self))
      }
      index = start
    }
    return Character(Unicode.Scalar(high) ?? "\u{FFFD}")
  }

  private mutating func unit() throws -> UInt16 {
    let digits = bytes[index...].prefix(4)
    let areDigits = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard digits.count == 4, areDigits,
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("an escape is cut off") }
    index += 4
    return unit
  }

  private mutating func number() throws -> JSONText {
    let start = index
    _ = skipByte(UInt8(ascii: "-"))
    let first = index
    guard skipDigits(), bytes[first] != UInt8(ascii: "0") || index == first + 1 else {
      index = start
      throw error("this is not a value")
    }
    if skipByte(UInt8(ascii: ".")), !skipDigits() { throw error("a number has no decimals") }
    if skipByte(UInt8(ascii: "e")) || skipByte(UInt8(ascii: "E")) {
      if !skipByte(UInt8(ascii: "+")) { _ = skipByte(UInt8(ascii: "-")) }
      guard skipDigits() else { throw error("a number has no exponent") }
    }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      number.isFinite
    else {
      throw error("a number is out of range")
    }
    return .number(number)
  }

  private mutating func skipDigits() -> Bool {
    let start = index
    while let byte = peek, (0x30...0x39).contains(byte) { index += 1 }
    return index > start
  }

  private mutating func skipByte(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func word(_ word: String, _ value: JSONText) throws -> JSONText {
    guard bytes[index...].starts(with: word.utf8) else { throw error("this is not a value") }
    index += word.utf8.count
    return value
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D {
      index += 1
    }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    return skipByte(byte)
  }

  private func error(_ reason: String) -> JSONSyntaxError {
    let line = bytes[..<index].count { $0 == 0x0A } + 1
    return JSONSyntaxError(reason: reason, line: line)
  }
}
