extension String {
  /// The most characters of a page, a server or a file's name that a message has.
  package static let messageLimit = 200
  /// The most characters of an address that JSON has.
  package static let addressLimit = 2048

  /// The text as it stands in a message: without what a terminal obeys, and at most
  /// ``messageLimit`` characters long.
  ///
  /// For text that comes from a page, a server or a file's name.
  package var printable: String { printable(limit: Self.messageLimit) }

  /// The text without what a terminal obeys; where it is longer than `limit` characters, its beginning
  /// and an ellipsis.
  package func printable(limit: Int) -> String {
    // An escape only makes a text longer, so one more character than fits says whether all do.
    let text = String(unicodeScalars.prefix(limit + 1)).escapingControls()
    guard text.unicodeScalars.count > limit else { return text }
    return String(text.unicodeScalars.prefix(limit - 1)) + "…"
  }

  /// Replaces each character that a terminal or a log would obey instead of showing it by an escape such
  /// as `\u{1B}`: controls (Unicode's category Cc), line and paragraph separators, and the marks that
  /// turn the direction of text around or show nothing (category Cf).
  ///
  /// - Parameter kept: Controls that stay as they are.
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
  /// Whether a terminal or a log obeys the character instead of showing it.
  package var isObeyed: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // The joiners make one picture of several, as in family emoji; they move nothing.
    case .format: value != 0x200C && value != 0x200D
    default: false
    }
  }
}
