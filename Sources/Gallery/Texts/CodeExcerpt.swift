/// An excerpt of a source file that a figure shows as its code.
///
/// It is between the lines `// figure: NAME` and `// end figure`.
package struct CodeExcerpt: Sendable, Equatable {
  /// The name, which ``Figure/code`` refers to.
  package let name: String
  /// The path of the file, relative to the checkout.
  package let path: String
  /// The lines without the markers, and without their common indentation.
  package let text: String

  private static let start = "// figure: "
  private static let end = "// end figure"

  /// Returns the excerpts of a source file, in order; one without an end marker extends to the next
  /// excerpt or to the end of the file.
  package static func excerpts(in source: String, path: String) -> [CodeExcerpt] {
    var result: [CodeExcerpt] = []
    var open: (name: String, lines: [Substring])?
    func close() {
      guard let (name, lines) = open else { return }
      result.append(CodeExcerpt(name: name, path: path, text: aligned(lines)))
      open = nil
    }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if words.hasPrefix(start) {
        close()
        open = (String(words.dropFirst(start.count)), [])
      } else if words == end {
        close()
      } else {
        open?.lines.append(line)
      }
    }
    close()
    return result
  }

  private static func aligned(_ lines: [Substring]) -> String {
    let filled = lines.filter { $0.contains { $0 != " " } }
    let indentation = filled.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    let first = lines.firstIndex { $0.contains { $0 != " " } } ?? lines.endIndex
    let last = lines.lastIndex { $0.contains { $0 != " " } } ?? lines.startIndex
    guard first <= last, first < lines.endIndex else { return "" }
    return lines[first...last].map { $0.dropFirst(indentation) }.joined(separator: "\n")
  }
}
