/// Reads viewport metas as their authors mean them, whatever the syntax.
enum ViewportAuthor {
  /// Reads all metas of a document, in order.
  ///
  /// Width and `viewport-fit` that the last meta leaves out are taken from an earlier one: authors expect
  /// metas to add up, and often repeat the scale limits.
  static func reading(of metas: [String]) -> ViewportReading {
    let parsed = metas.map(values)
    guard var last = parsed.last else { return ViewportReading() }
    for earlier in parsed.dropLast().reversed() {
      if last["viewport-fit"] == nil { last["viewport-fit"] = earlier["viewport-fit"] }
      if last["width"] == nil, last["initial-scale"] == nil {
        last["width"] = earlier["width"]
        last["initial-scale"] = earlier["initial-scale"]
      }
    }
    return reading(of: last)
  }

  /// Splits a meta at commas, semicolons and line ends, and each piece at its first `=` or `:`.
  private static func values(in content: String) -> [String: String] {
    var values: [String: String] = [:]
    let pieces = content.lowercased().split { ",;\n\r".contains($0) }
    for piece in pieces {
      let piece = trimmed(piece)
      if let sign = piece.firstIndex(where: { "=:".contains($0) }) {
        // Spaces separate values as well: `width=device-width initial-scale=1`.
        for pair in pairs(in: piece, from: sign) { values[pair.key] = pair.value }
      }
    }
    return values
  }

  /// Splits a piece without commas into pairs, in which spaces may separate further values.
  private static func pairs(
    in piece: Substring, from sign: Substring.Index
  ) -> [(key: String, value: String)] {
    let key = trimmed(piece[..<sign])
    let rest = trimmed(piece[piece.index(after: sign)...])
    guard let space = rest.firstIndex(where: \.isWhitespace),
      let next = rest.firstIndex(where: { "=:".contains($0) }), space < next
    else { return [(String(key), String(rest))] }
    let tail = trimmed(rest[space...])
    guard let tailSign = tail.firstIndex(where: { "=:".contains($0) }) else { return [] }
    return [(String(key), String(trimmed(rest[..<space])))] + pairs(in: tail, from: tailSign)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
    guard
      let end = start.lastIndex(where: { !($0.isWhitespace || $0 == "\"" || $0 == "'") })
    else { return "" }
    return start[...end]
  }

  private static func reading(of values: [String: String]) -> ViewportReading {
    ViewportReading(
      width: length(values["width"]), height: length(values["height"]),
      initialScale: scale(values["initial-scale"]), minimumScale: scale(values["minimum-scale"]),
      maximumScale: scale(values["maximum-scale"]),
      isUserScalable: values["user-scalable"].map { !["no", "0", "false", "off"].contains($0) },
      viewportFit: values["viewport-fit"] ?? "auto")
  }

  private static func length(_ value: String?) -> ViewportReading.Length {
    switch value {
    case nil, "auto": .auto
    case "device-width", "100%", "100vw": .deviceWidth
    case "device-height", "100vh": .deviceHeight
    case .some(let value):
      Double(number(value)).map { .pixels($0) } ?? .auto
    }
  }

  private static func scale(_ value: String?) -> Double? {
    switch value {
    case nil: nil
    case "yes": 1
    case "no": 0
    case .some(let value): Double(number(value))
    }
  }

  /// Returns the number that a value begins with.
  private static func number(_ value: String) -> String {
    var text = String(value.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") })
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
