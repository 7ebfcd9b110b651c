/// Reads a visual format from the left.
struct VisualFormatReader {
  private let characters: [Character]
  private var position = 0

  init(_ text: String) { characters = Array(text) }

  mutating func read(into format: inout VisualFormat) throws {
    if characters.count > 1, characters[1] == ":" {
      switch characters[0] {
      case "H": break
      case "V": format.isVertical = true
      default: throw fault("Expected 'H:' or 'V:' at the start")
      }
      position = 2
    }
    if consume("|") {
      format.parts.append(.superview)
      format.parts.append(.gap(try gap()))
    }
    format.parts.append(try view())
    while let next = peek {
      guard next == "-" || next == "[" || next == "|" else {
        throw fault("Expected a connection, a view or the end of the format")
      }
      format.parts.append(.gap(try gap()))
      if consume("|") {
        format.parts.append(.superview)
        if peek != nil { throw fault("Nothing may follow the superview at the end") }
        return
      }
      format.parts.append(try view())
    }
  }

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func consume(_ character: Character) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Character) throws {
    if !consume(character) { throw fault("Expected a '\(character)' here") }
  }

  private func fault(_ reason: String) -> VisualFormat.Malformed {
    VisualFormat.Malformed(reason: reason, offset: position)
  }

  private mutating func gap() throws -> [VisualFormat.Predicate]? {
    guard consume("-") else { return nil }
    if peek == "[" || peek == "|" { return [] }
    let predicates = peek == "(" ? try predicates() : [try simplePredicate()]
    try expect("-")
    return predicates
  }

  private mutating func view() throws -> VisualFormat.Part {
    try expect("[")
    let name = try name()
    let sizes = peek == "(" ? try predicates() : []
    try expect("]")
    return .view(name: name, sizes: sizes)
  }

  private mutating func predicates() throws -> [VisualFormat.Predicate] {
    try expect("(")
    var all = [try predicate()]
    while consume(",") { all.append(try predicate()) }
    try expect(")")
    return all
  }

  /// Without parentheses there is only one number or name.
  private mutating func simplePredicate() throws -> VisualFormat.Predicate {
    VisualFormat.Predicate(value: try value())
  }

  private mutating func predicate() throws -> VisualFormat.Predicate {
    var relation = VisualFormat.Relation.equal
    if let sign = peek, "=<>".contains(sign) {
      position += 1
      try expect("=")
      relation = sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    }
    let value = try value()
    let priority = consume("@") ? try self.value() : nil
    return VisualFormat.Predicate(relation: relation, value: value, priority: priority)
  }

  private mutating func value() throws -> VisualFormat.Value {
    guard let first = peek, first.isDigit || first == "-" || first == "." else {
      return .name(try name())
    }
    var digits = ""
    while let next = peek, next.isDigit || next == "." || digits.isEmpty && next == "-" {
      digits.append(next)
      position += 1
    }
    guard let number = Double(digits) else { throw fault("Expected a number here") }
    return .number(number)
  }

  private mutating func name() throws -> String {
    var name = ""
    while let next = peek, next.beginsName || next.isDigit && !name.isEmpty {
      name.append(next)
      position += 1
    }
    guard !name.isEmpty else { throw fault("Expected a view or a number here") }
    return name
  }
}

extension Character {
  /// The ASCII character, which all characters of formats are, so that no Unicode tables are
  /// needed.
  private var plain: UInt8? {
    let scalars = unicodeScalars
    guard let first = scalars.first, first.value < 0x80, utf8.count == 1 else { return nil }
    return UInt8(truncatingIfNeeded: first.value)
  }

  fileprivate var isDigit: Bool {
    guard let plain else { return isNumber }
    return (0x30...0x39).contains(plain)
  }

  fileprivate var beginsName: Bool {
    guard let plain else { return isLetter }
    return (0x61...0x7A).contains(plain | 0x20) || plain == 0x5F
  }
}
