/// A numbered statement of the specification in `docs/spec`.
package struct Statement: Sendable, Equatable {
  /// The statement's number, such as "S1.10", "W20" or "Q1".
  package let number: String
  /// The statement's text, on one line, without its sources.
  package let text: String
  /// The path of the document, relative to the checkout.
  package let path: String
  /// The URL fragment of its heading.
  package let fragment: String

  /// The paths of the documents, relative to the checkout.
  package static let papers = ["docs/spec/uikit.md", "docs/spec/wkwebview.md"]

  /// Returns the statements of a document.
  ///
  /// They are lines that begin with "S1.10", in the web view's document with "20.", and rows of
  /// tables that begin with "Q1"; indented lines and list items continue the statement before them.
  package static func statements(in paper: String, path: String) -> [Statement] {
    var result: [Statement] = []
    var fragment = ""
    var open: (number: String, text: String)?
    func close() {
      guard let (number, text) = open else { return }
      result.append(
        Statement(number: number, text: plain(text), path: path, fragment: fragment))
      open = nil
    }
    for line in paper.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#") {
        close()
        fragment = slug(line.drop { $0 == "#" }.drop { $0 == " " })
      } else if let start = start(of: line) {
        close()
        open = start
      } else if line.hasPrefix(" ") || line.hasPrefix("- "), let (number, text) = open {
        open = (number, text + " " + line.drop { $0 == " " })
      } else {
        close()
      }
    }
    close()
    return result
  }

  /// Returns the number and the beginning of the statement that starts on a line.
  private static func start(of line: Substring) -> (number: String, text: String)? {
    if let match = line.prefixMatch(of: #/(S\d+\.\d+) /#) {
      return (String(match.1), String(line[match.range.upperBound...]))
    }
    if let match = line.prefixMatch(of: #/(\d+)\. /#) {
      return ("W\(match.1)", String(line[match.range.upperBound...]))
    }
    if let match = line.prefixMatch(of: #/\| (Q\d+) \| /#) {
      let cells = line[match.range.upperBound...].split(separator: "|")
        .map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
      return (String(match.1), cells.joined(separator: "— "))
    }
    return nil
  }

  /// Returns the text of a statement without its sources and without Markdown syntax.
  private static func plain(_ text: String) -> String {
    var text = text.replacing(#/ — source: .*/#, with: "")
    text = text.replacing(#/ ?\[[^\]]*\]/#, with: "").replacing("**", with: "")
    text = text.replacing("`", with: "").replacing(#/ +/#, with: " ")
    // A sentence can end before its sources and again after them.
    text = text.replacing(#/\.( ?\.)+(?= |$)/#, with: ".")
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  /// Returns the fragment that renderers of Markdown give a heading.
  private static func slug(_ heading: Substring) -> String {
    String(
      heading.lowercased().filter {
        $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
      }
      .map { $0 == " " ? "-" : $0 })
  }
}
