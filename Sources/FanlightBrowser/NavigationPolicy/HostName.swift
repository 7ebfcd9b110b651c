import Foundation

/// Host names in their canonical form, in which they can be compared.
enum HostName {
  /// Returns the ASCII form in lower case, without a trailing dot; `nil` for an invalid name.
  ///
  /// Labels with letters outside ASCII are encoded as `xn--` (RFC 3492), so that a Cyrillic letter that
  /// resembles a Latin one is another name.
  static func canonical(_ name: String) -> String? {
    var text = name.precomposedStringWithCompatibilityMapping.lowercased()
    // The full stops that UTS 46 maps to dots.
    for dot in ["\u{3002}", "\u{FF61}", "\u{FF0E}"] {
      text = text.replacingOccurrences(of: dot, with: ".")
    }
    if text.hasPrefix("[") { return text.hasSuffix("]") ? text : nil }
    if text.contains(":") { return "[\(text)]" }
    if text.hasSuffix(".") { text.removeLast() }
    var labels: [String] = []
    for label in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard !label.isEmpty, let ascii = Punycode.label(String(label)),
        ascii.utf8.allSatisfy(isAllowed)
      else { return nil }
      labels.append(ascii)
    }
    return labels.joined(separator: ".")
  }

  /// Returns whether a character is allowed: a letter, digit, hyphen or underscore, or a star for patterns.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "*"):
      true
    default: false
    }
  }
}
