/// Links into the HTML page, which are stable between runs.
enum HTMLLink {
  /// Returns a path component percent-encoded as by JavaScript's `encodeURIComponent`.
  static func encoded(_ text: String) -> String {
    let kept = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.!~*'()".utf8)
    return text.utf8.reduce(into: "") { encoded, byte in
      if kept.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + String(repeating: "0", count: 2 - digits.count) + digits
      }
    }
  }
}

extension HTMLLink {
  /// Returns an HTML id for a string: its hash, because an id cannot contain spaces.
  static func key(_ text: String) -> String {
    var hash = FNV1a()
    hash.combine(text)
    return hash.hexadecimal
  }
}

extension HTMLLink {
  /// Returns the link to a comparison.
  static func link(to comparison: Report.Comparison) -> String {
    "#/comparison/\(encoded(comparison.id))/\(encoded(comparison.screen))"
      + query([("host", comparison.host), ("at", comparison.position)])
  }

  /// Returns the link to a shot.
  static func link(to shot: Report.Shot) -> String {
    "#/shot/\(encoded(shot.subject))/\(encoded(shot.screen))"
      + query([("host", shot.host), ("at", shot.position), ("name", shot.name)])
  }

  private static func query(_ items: [(name: String, value: String?)]) -> String {
    let items = items.compactMap { name, value in value.map { "\(name)=\(encoded($0))" } }
    return items.isEmpty ? "" : "?" + items.joined(separator: "&")
  }
}
