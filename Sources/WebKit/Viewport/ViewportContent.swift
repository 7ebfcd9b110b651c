/// The syntax of a viewport meta's `content` (W1-W6).
enum ViewportContent {
  /// Returns the keys and values in order, in ASCII lower case; a value may be empty.
  static func pairs(in content: String) -> [(key: String, value: String)] {
    let units = Array(content.utf8)
    var pairs: [(key: String, value: String)] = []
    var position = 0

    func advance(while condition: (UInt8) -> Bool) -> Range<Int> {
      let start = position
      while position < units.count, condition(units[position]) { position += 1 }
      return start..<position
    }

    while true {
      _ = advance(while: isSeparator)
      let key = advance { !isSeparator($0) }
      guard !key.isEmpty else { return pairs }
      // Everything up to "=" is skipped, including words; a comma ends the pair (W3).
      _ = advance { $0 != equals && $0 != comma }
      _ = advance { isSeparator($0) && $0 != comma }
      let value = advance { !isSeparator($0) }
      pairs.append((lowercased(units[key]), lowercased(units[value])))
    }
  }

  /// Returns the number at the beginning of a value; 0 if there is none (W6).
  static func numericPrefix(of value: String) -> Double {
    let units = Array(value.utf8)
    var end = 0
    func digits(from start: Int) -> Int {
      var index = start
      while index < units.count, isDigit(units[index]) { index += 1 }
      return index
    }

    if end < units.count, units[end] == UInt8(ascii: "-") || units[end] == UInt8(ascii: "+") {
      end += 1
    }
    let wholeEnd = digits(from: end)
    var digitCount = wholeEnd - end
    end = wholeEnd
    if end < units.count, units[end] == UInt8(ascii: ".") {
      let fractionEnd = digits(from: end + 1)
      digitCount += fractionEnd - end - 1
      end = fractionEnd
    }
    guard digitCount > 0 else { return 0 }
    if end < units.count, units[end] | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if exponent < units.count,
        units[exponent] == UInt8(ascii: "-") || units[exponent] == UInt8(ascii: "+")
      {
        exponent += 1
      }
      let exponentEnd = digits(from: exponent)
      if exponentEnd > exponent { end = exponentEnd }
    }
    var text = String(decoding: units[..<end], as: UTF8.self)
    if text.hasSuffix(".") { text.removeLast() }
    return Double(text) ?? 0
  }

  private static let equals: UInt8 = UInt8(ascii: "=")
  private static let comma: UInt8 = UInt8(ascii: ",")

  /// Space, tab, line feed, carriage return, "=" and ","; not ";" (W1, W2).
  private static func isSeparator(_ unit: UInt8) -> Bool {
    switch unit {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), equals,
      comma:
      return true
    default: return false
    }
  }

  private static func isDigit(_ unit: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(unit)
  }

  /// Returns the text in ASCII lower case (W4).
  private static func lowercased(_ units: ArraySlice<UInt8>) -> String {
    let lowercase = units.map {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0
    }
    return String(decoding: lowercase, as: UTF8.self)
  }
}
