extension String {
  /// Returns the string with each control character replaced with its control picture, such as "␛", and other
  /// characters that are interpreted instead of displayed, such as directional marks, with escapes.
  ///
  /// - Parameter kept: The characters that are not replaced.
  package func showingControls(keeping kept: Set<Unicode.Scalar> = []) -> String {
    guard unicodeScalars.contains(where: { $0.isTerminalControl && !kept.contains($0) }) else {
      return self
    }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case _ where !scalar.isTerminalControl || kept.contains(scalar):
        text.unicodeScalars.append(scalar)
      case 0..<0x20: text.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: text += "\u{2421}"
      default: text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return text
  }
}
