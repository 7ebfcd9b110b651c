/// Formats and parses the text of views in quotation marks.
package enum QuotedText {
  /// Returns a string in quotation marks, with line breaks, tabs, quotation marks and backslashes escaped.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Parses the quoted text that a line begins with, and returns it with the rest of the line; `nil` if there
  /// is none.
  static func parse(_ line: Substring) -> (text: String, rest: Substring)? {
    guard line.first == "\"" else { return nil }
    var text = ""
    var rest = line.unicodeScalars.dropFirst()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return (text, Substring(rest)) }
      guard scalar == "\\" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      switch escaped {
      case "n": text += "\n"
      case "r": text += "\r"
      case "t": text += "\t"
      default: text.unicodeScalars.append(escaped)
      }
    }
    return nil
  }
}
