/// Markdown text as GitHub and GitLab render it.
enum MarkdownText {
  /// Returns a string as a code span, in which nothing is a mention, a link, an issue number, or markup.
  ///
  /// Pipes are escaped for tables. Control characters, including line breaks, become control pictures, so the
  /// text is on one line.
  static func code(_ text: String) -> String {
    let shown = text.showingControls().replacing("|", with: "\\|")
    guard !shown.isEmpty else { return "" }
    var longest = 0
    var run = 0
    for character in shown {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let isEdge = { (character: Character?) in character == "`" || character == " " }
    let space = isEdge(shown.first) || isEdge(shown.last) ? " " : ""
    return fence + space + shown + space + fence
  }

  /// Returns a string with all Markdown syntax escaped.
  ///
  /// GitHub and GitLab find mentions and issue numbers in the rendered text, where escapes have no effect; an
  /// invisible word joiner (U+2060) after the sign prevents that.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.showingControls().unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;\u{2060}"
      case "@", "#", "!", "~", "%", "$": escaped += "\\\(scalar)\u{2060}"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "|":
        escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    // URL schemes and domains become links unless they are interrupted.
    return escaped.replacing("://", with: ":\u{2060}//").replacing("GH-", with: "GH\u{2060}-")
      .replacing(#/(?i)www\./#) { "\($0.output.dropLast())\u{2060}." }
  }
}
