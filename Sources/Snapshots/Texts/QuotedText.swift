/// Texts of views in quotation marks, on one line.
package enum QuotedText {
  /// Returns a text in quotation marks, in which line breaks, quotation marks and backslashes are escaped.
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

  /// Returns the text that a line begins with and what follows it; `nil` if it begins with none.
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
