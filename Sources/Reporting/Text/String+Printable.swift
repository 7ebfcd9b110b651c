extension String {
  /// The maximum length of a string from a page, a server or a filename in a message, in Unicode scalars.
  package static let messageLimit = 200
  /// The maximum length of a URL in JSON, in Unicode scalars.
  package static let urlLimit = 2048

  /// The text for a message, with control characters escaped and at most ``messageLimit`` scalars long.
  ///
  /// Use this for text from a page, a server or a filename.
  package var printable: String { printable(limit: Self.messageLimit) }

  /// Returns the text with control characters escaped, truncated with an ellipsis if it is longer than
  /// `limit` Unicode scalars.
  package func printable(limit: Int) -> String {
    // Escapes only lengthen a string, so one scalar beyond the limit is enough to know whether it fits.
    let text = String(unicodeScalars.prefix(limit + 1)).escapingControls()
    guard text.unicodeScalars.count > limit else { return text }
    return String(text.unicodeScalars.prefix(limit - 1)) + "…"
  }

  /// Returns the text with each character escaped that a terminal or a log would interpret instead of
  /// displaying, such as `\u{1B}`: controls (Unicode's category Cc), line and paragraph separators, and
  /// format characters, which change the direction of text or are invisible (category Cf).
  ///
  /// - Parameter kept: The characters that are not escaped.
  package func escapingControls(keeping kept: Set<Unicode.Scalar> = []) -> String {
    guard unicodeScalars.contains(where: { $0.isTerminalControl && !kept.contains($0) }) else {
      return self
    }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isTerminalControl, !kept.contains(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether a terminal or a log interprets the character instead of
  /// displaying it.
  package var isTerminalControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Joiners combine emoji, as in families; they are harmless.
    case .format: value != 0x200C && value != 0x200D
    default: false
    }
  }
}
