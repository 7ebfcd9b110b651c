public import Foundation

extension URL {
  /// Creates a URL from text that a person, a page or a server wrote.
  ///
  /// If the text has a character that RFC 3986 does not allow, such as `[` or `|` in a query, `URL(string:)`
  /// also encodes the percent sign of each `%20` again, so that the URL identifies another resource. This
  /// initializer encodes only the characters that are not allowed, as the URL Standard's parser does; a
  /// percent sign that is not part of a percent-encoded byte becomes `%25`.
  ///
  /// - Parameters:
  ///   - address: The text of the URL. Spaces around it, and tabs and line breaks in it, are ignored.
  ///   - base: The base URL of a relative reference.
  public init?(address: String, relativeTo base: URL? = nil) {
    // Most URLs conform to RFC 3986.
    if let url = URL(string: address, encodingInvalidCharacters: false) {
      if base == nil {
        self = url
      } else {
        self.init(string: address, relativeTo: base)
      }
      return
    }
    let text = address.filter { !$0.isNewline && $0 != "\t" }
      .trimmingCharacters(in: .whitespaces)
    let head = Self.schemeAndAuthority(of: text)
    var start = ""
    if !head.isEmpty {
      // Host names have an encoding of their own.
      guard let url = URL(string: String(head)) else { return nil }
      start = url.absoluteString
    }
    self.init(
      string: start + Self.encoded(text[head.endIndex...]), relativeTo: base)
  }

  /// Returns the scheme and authority, such as "https://example.com:8000"; empty without an authority.
  private static func schemeAndAuthority(of text: String) -> Substring {
    guard let mark = text.firstRange(of: "://"),
      text[..<mark.lowerBound].allSatisfy({
        $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
      })
    else { return text[..<text.startIndex] }
    let end = text[mark.upperBound...].firstIndex { "/?#\\".contains($0) }
    return text[..<(end ?? text.endIndex)]
  }

  /// Returns a path, query and fragment with the characters percent-encoded that RFC 3986 does not allow.
  private static func encoded(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var isInFragment = false
    for (index, byte) in bytes.enumerated() {
      var isAllowed = allowed.contains(byte)
      if byte == UInt8(ascii: "%") {
        isAllowed = bytes[(index + 1)...].prefix(2).count { isHexDigit($0) } == 2
      } else if byte == UInt8(ascii: "#") {
        isAllowed = !isInFragment
        isInFragment = true
      }
      result += isAllowed ? [byte] : Array("%".utf8) + hex(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let allowed = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@/?".utf8)

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    Character(UnicodeScalar(byte)).isHexDigit
  }

  private static func hex(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
