/// Text from a page or a server, made fit for one line of a terminal or a log.
enum PlainLine {
  /// Returns a text with control characters, line breaks and direction marks as escapes, cut off after
  /// `limit` characters.
  static func text(_ text: String, limit: Int = 200) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: line.unicodeScalars.append(scalar)
      }
      if line.count >= limit { return line + "..." }
    }
    return line
  }
}
