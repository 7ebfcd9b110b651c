/// A scanner that makes the viewport units in a style sheet relative to custom properties of the root element.
///
/// It works on bytes, because every encoding of style sheets is a superset of ASCII. Only values of declarations
/// and conditions of `@supports` change; selectors, other preludes, strings, comments and URLs do not.
struct StyleSheetText {
  private let text: [UInt8]
  private var output: [UInt8] = []
  private var hasChanged = false

  /// Returns the adjusted text; `nil` if there is nothing to adjust.
  static func adjusted(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var sheet = StyleSheetText(text: Array(text))
    return sheet.adjust() ? sheet.output : nil
  }

  private init(text: [UInt8]) { self.text = text }

  private mutating func adjust() -> Bool {
    output.reserveCapacity(text.count + 1024)
    var start = 0
    while start < text.count {
      let (end, colon) = statement(from: start)
      let isDeclaration = end >= text.count || text[end] != UInt8(ascii: "{")
      if isDeclaration, let colon, !isAtRule(from: start) {
        output += text[start...colon]
        copyValue((colon + 1)..<end)
      } else if let condition = supportsCondition(in: start..<end) {
        output += condition.utf8
        hasChanged = true
      } else {
        output += text[start..<end]
      }
      if end < text.count { output.append(text[end]) }
      start = end + 1
    }
    return hasChanged
  }

  /// Returns the end of a statement, at ";", "{" or "}", and the index of its first colon.
  private func statement(from start: Int) -> (end: Int, colon: Int?) {
    var index = start
    var depth = 0
    var colon: Int?
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "{"), UInt8(ascii: "}"): return (index, colon)
      case UInt8(ascii: ";") where depth == 0: return (index, colon)
      case UInt8(ascii: ":") where depth == 0 && colon == nil: colon = index
      default: break
      }
      index = afterToken(at: index)
    }
    return (text.count, colon)
  }

  private func isAtRule(from start: Int) -> Bool {
    let index = contentStart(from: start)
    return index < text.count && text[index] == UInt8(ascii: "@")
  }

  /// Returns the index after spaces and comments.
  private func contentStart(from start: Int) -> Int {
    var index = start
    while index < text.count {
      if Self.isSpace(text[index]) {
        index += 1
      } else if isComment(index) {
        index = afterToken(at: index)
      } else {
        return index
      }
    }
    return index
  }

  /// Returns the prelude of an `@supports` that Blink evaluates as WebKit on iOS does; `nil` if it does not change.
  private func supportsCondition(in range: Range<Int>) -> String? {
    let name = Array("@supports".utf8)
    let head = text[range].dropFirst(contentStart(from: range.lowerBound) - range.lowerBound)
    guard head.count > name.count,
      head.prefix(name.count).map({ $0 | 0x20 }) == name.map({ $0 | 0x20 }),
      !Self.isNameByte(head[head.startIndex + name.count])
    else { return nil }
    return SupportsCondition.adjusted(String(decoding: text[range], as: UTF8.self))
  }

  private func isComment(_ index: Int) -> Bool {
    text[index] == UInt8(ascii: "/") && index + 1 < text.count
      && text[index + 1] == UInt8(ascii: "*")
  }

  /// Returns the index after a string, a comment, an escape or an unquoted URL, or after any other byte.
  private func afterToken(at index: Int) -> Int {
    switch text[index] {
    case UInt8(ascii: "\\"): return min(index + 2, text.count)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return after(index + 1) { $0 == text[index] || $0 == UInt8(ascii: "\n") }
    case UInt8(ascii: "/") where isComment(index):
      var end = index + 2
      while end + 1 < text.count,
        text[end] != UInt8(ascii: "*") || text[end + 1] != UInt8(ascii: "/")
      {
        end += 1
      }
      return min(end + 2, text.count)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      guard text[index...].starts(with: Array("url(".utf8), by: { $0 | 0x20 == $1 | 0x20 }),
        index == 0 || !Self.isNameByte(text[index - 1])
      else { return index + 1 }
      return after(index + 4) { $0 == UInt8(ascii: ")") }
    default: return index + 1
    }
  }

  /// Returns the index after the first byte that ends a string or URL; escapes are skipped.
  private func after(_ start: Int, _ ends: (UInt8) -> Bool) -> Int {
    var index = start
    while index < text.count {
      if text[index] == UInt8(ascii: "\\") {
        index += 2
      } else if ends(text[index]) {
        return index + 1
      } else {
        index += 1
      }
    }
    return text.count
  }

  private mutating func copyValue(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if index == range.lowerBound || !Self.isNameByte(text[index - 1]),
        let end = numberEnd(from: index, to: range.upperBound),
        let unit = unit(from: end, to: range.upperBound)
      {
        output += Self.replacement(String(decoding: text[index..<end], as: UTF8.self), unit).utf8
        hasChanged = true
        index = end + unit.utf8.count
      } else {
        let next = min(afterToken(at: index), range.upperBound)
        output += text[index..<next]
        index = next
      }
    }
  }

  /// Returns the end of a number that begins at an index; `nil` if none does.
  private func numberEnd(from start: Int, to limit: Int) -> Int? {
    var index = start
    func skipDigits() -> Int {
      let first = index
      while index < limit, Self.isDigit(text[index]) { index += 1 }
      return index - first
    }

    if index < limit, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
      index += 1
    }
    var digits = skipDigits()
    if index + 1 < limit, text[index] == UInt8(ascii: "."), Self.isDigit(text[index + 1]) {
      index += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    if index + 1 < limit, text[index] | 0x20 == UInt8(ascii: "e") {
      let whole = index
      index += 1
      if text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") { index += 1 }
      if skipDigits() == 0 { index = whole }
    }
    return index
  }

  private static let units: Set<String> = Set(
    ["", "s", "l", "d"].flatMap { size in
      ["w", "h", "min", "max", "i", "b"].map { "\(size)v\($0)" }
    })

  /// Returns the viewport unit at an index, in lowercase; `nil` if there is none.
  private func unit(from start: Int, to limit: Int) -> String? {
    var end = start
    while end < limit, end - start < 6, Self.isNameByte(text[end]) { end += 1 }
    guard (2...5).contains(end - start) else { return nil }
    let name = String(decoding: text[start..<end].map { $0 | 0x20 }, as: UTF8.self)
    return Self.units.contains(name) ? name : nil
  }

  /// Returns the expression that replaces a length in a viewport unit; subframes, which do not have the custom
  /// property, use the unit itself.
  static func replacement(_ number: String, _ unit: String) -> String {
    let prefix = ViewportUnits.prefix
    guard unit.hasSuffix("i") || unit.hasSuffix("b") else {
      return "calc(\(number) * var(\(prefix)\(unit), 100\(unit)) / 100)"
    }
    let size = unit.hasPrefix("v") ? "" : String(unit.prefix(1))
    return "calc(\(number) * (var(\(prefix)\(size)a, 0px) + 100\(unit)"
      + " * var(\(prefix)\(size)b, 1)) / 100)"
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Returns whether a byte belongs to a name, a number or a color, within which no number begins.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
      || [
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "#"),
        UInt8(ascii: "%"), UInt8(ascii: "\\"),
      ].contains(byte)
  }
}
