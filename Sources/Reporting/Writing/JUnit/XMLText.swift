/// Escaped text of XML 1.0.
enum XMLText {
  /// Returns a string escaped for content or for an attribute in double quotes.
  ///
  /// Characters that [XML 1.0, 2.2](https://www.w3.org/TR/xml/#charsets) forbids are removed. A
  /// `>` is escaped, so `]]>` does not occur; line breaks and tabs in attributes are written as
  /// character references, so that parsers preserve them.
  static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // A parser normalizes an unescaped carriage return to a line feed.
      case "\r": escaped += "&#13;"
      case "\n" where inAttribute: escaped += "&#10;"
      case "\t" where inAttribute: escaped += "&#9;"
      default: if isPermitted(scalar) { escaped.unicodeScalars.append(scalar) }
      }
    }
    return escaped
  }

  private static func isPermitted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
