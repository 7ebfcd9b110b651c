extension String {
  /// The longest text from a page, a server or a file name in a message, in characters.
  package static let messageLimit = 200
  /// The longest address in JSON, in characters.
  package static let addressLimit = 2048

  /// The text for a message: control characters escaped, and at most
  /// ``messageLimit`` characters long.
  ///
  /// For text from a page, a server or a file name.
  package var printable: String { printable(limit: Self.messageLimit) }

  /// The text with control characters escaped; if it is longer than `limit` characters, its beginning
  /// and an ellipsis.
  package func printable(limit: Int) -> String {
    // Escapes only lengthen a text, so one character beyond the limit tells whether it fits.
    let text = String(unicodeScalars.prefix(limit + 1)).escapingControls()
    guard text.unicodeScalars.count > limit else { return text }
    return String(text.unicodeScalars.prefix(limit - 1)) + "…"
  }

  /// Escapes each character that a terminal or a log would interpret instead of displaying, such
  /// as `\u{1B}`: controls (Unicode's category Cc), line and paragraph separators, and the marks that
  /// change the direction of text or are invisible (category Cf).
  ///
  /// - Parameter kept: The control characters that are not escaped.
  package func escapingControls(keeping kept: Set<Unicode.Scalar> = []) -> String {
    guard unicodeScalars.contains(where: { $0.isObeyed && !kept.contains($0) }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isObeyed, !kept.contains(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or a log interprets the character instead of displaying it.
  package var isObeyed: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Joiners combine emoji, as in families; they are harmless.
    case .format: value != 0x200C && value != 0x200D
    default: false
    }
  }
}
