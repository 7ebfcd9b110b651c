extension ViewNode {
  /// Parses lines as written by ``lines(indentation:)``; `nil` if one of them is invalid.
  static func nodes(parsing lines: some Sequence<Substring>) -> [ViewNode]? {
    // The nodes that can still receive subviews, each with its depth.
    var open: [(depth: Int, node: ViewNode)] = []
    var roots: [ViewNode] = []
    func close(to depth: Int) {
      while let last = open.last, last.depth >= depth {
        open.removeLast()
        if open.isEmpty {
          roots.append(last.node)
        } else {
          open[open.count - 1].node.children.append(last.node)
        }
      }
    }
    for line in lines {
      guard let node = ViewNode(parsing: line.drop { $0 == " " }) else { return nil }
      let depth = line.prefix { $0 == " " }.count
      close(to: depth)
      open.append((depth, node))
    }
    close(to: 0)
    return roots
  }

  /// Parses a line without its indentation.
  private init?(parsing line: Substring) {
    guard let bracket = line.firstRange(of: " ("),
      let end = line[bracket.upperBound...].firstIndex(of: ")")
    else { return nil }
    let numbers = line[bracket.upperBound..<end].split(separator: " ").map { Double($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3]
    else { return nil }
    var rest = line[line.index(after: end)...].drop { $0 == " " }
    var text: String?
    if let quoted = QuotedText.parse(rest) {
      text = quoted.text
      rest = quoted.rest.drop { $0 == " " }
    }
    var identifier: String?
    if rest.hasPrefix("id=") {
      rest = rest.dropFirst(3)
      if let quoted = QuotedText.parse(rest) {
        (identifier, rest) = quoted
      } else {
        let word = rest.prefix { $0 != " " }
        (identifier, rest) = (String(word), rest.dropFirst(word.count))
      }
      rest = rest.drop { $0 == " " }
    }
    self.init(
      String(line[..<bracket.lowerBound]),
      frame: Frame(x: x, y: y, width: width, height: height), text: text, identifier: identifier,
      attributes: rest.isEmpty ? [] : Self.attributes(rest))
  }

  /// Returns the attributes of a line: words, which extend to the closing bracket if they contain an opening
  /// one.
  private static func attributes(_ line: Substring) -> [String] {
    var attributes: [String] = []
    var isOpen = false
    for word in line.split(separator: " ") {
      if isOpen {
        attributes[attributes.count - 1] += " \(word)"
        isOpen = !word.hasSuffix(")")
      } else {
        attributes.append(String(word))
        isOpen = word.contains("(") && !word.hasSuffix(")")
      }
    }
    return attributes
  }
}
