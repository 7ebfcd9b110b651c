/// A JSON value that keeps the order of its keys.
package indirect enum JSONText: Sendable, Hashable {
  /// A string.
  case string(String)
  /// A number; written with at most three decimals.
  case number(Double)
  /// A Boolean value.
  case bool(Bool)
  /// The `null` value.
  case null
  /// An array.
  case array([JSONText])
  /// An object, whose members keep their order.
  case object([Member])

  /// A key of an object with its value.
  package struct Member: Sendable, Hashable {
    /// The member's key.
    package var key: String
    /// The member's value.
    package var value: JSONText

    /// Creates a member.
    package init(_ key: String, _ value: JSONText) {
      self.key = key
      self.value = value
    }
  }

  /// The JSON, indented by two spaces; arrays and objects without nested ones are on one line.
  package var text: String {
    var text = ""
    write(to: &text, indentation: "")
    return text
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .string(let string): Self.write(string, to: &text)
    case .number(let number): text += Self.text(of: number)
    case .bool(let flag): text += flag ? "true" : "false"
    case .null: text += "null"
    case .array(let values):
      let members = values.map { Member("", $0) }
      Self.write(members, hasKeys: false, between: ("[", "]"), to: &text, indentation)
    case .object(let members):
      Self.write(members, hasKeys: true, between: ("{", "}"), to: &text, indentation)
    }
  }

  private static func write(
    _ members: [Member], hasKeys: Bool, between brackets: (String, String), to text: inout String,
    _ indentation: String
  ) {
    let isShort = members.allSatisfy(\.value.isPlain)
    let inner = indentation + "  "
    text += brackets.0
    for (index, member) in members.enumerated() {
      if index > 0 { text += isShort ? ", " : "," }
      if !isShort { text += "\n" + inner }
      if hasKeys {
        write(member.key, to: &text)
        text += ": "
      }
      member.value.write(to: &text, indentation: inner)
    }
    if !isShort { text += "\n" + indentation }
    text += brackets.1
  }

  /// Whether the value is scalar, or an empty array or object.
  private var isPlain: Bool {
    switch self {
    case .string, .number, .bool, .null: true
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    }
  }

  /// Returns a number rounded to three decimals, without trailing zeros; "null" if JSON cannot represent it.
  package static func text(of number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "null" }
    let thousandths = Int((number * 1000).rounded())
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var decimals = String(String(1000 + rest).dropFirst())
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }

  /// Writes a string with the escapes of RFC 8259, section 7.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isTerminalControl:
        // A scalar outside the Basic Multilingual Plane is escaped as a surrogate pair.
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
