extension JSONText {
  /// The JSON on one line, without spaces between tokens.
  package var line: String {
    var line = ""
    writeLine(to: &line)
    return line
  }

  /// The value of an object's key; the last one if the key occurs more than once.
  package subscript(key: String) -> JSONText? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  private func writeLine(to line: inout String) {
    switch self {
    case .string, .number, .bool, .null: line += text
    case .array(let values):
      line += "["
      for (index, value) in values.enumerated() {
        if index > 0 { line += "," }
        value.writeLine(to: &line)
      }
      line += "]"
    case .object(let members):
      line += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { line += "," }
        line += JSONText.string(member.key).text + ":"
        member.value.writeLine(to: &line)
      }
      line += "}"
    }
  }
}
