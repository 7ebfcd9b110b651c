import Foundation

/// The build settings of a target, which take precedence over those of its project and of configuration files.
package struct BuildSettings: Equatable {
  private var values: [String: String] = [:]

  /// Creates empty settings.
  package init() {}

  /// Returns a value with its variables expanded; `nil` if it is not set.
  package subscript(_ name: String) -> String? {
    values[name].map { expand($0, depth: 0) }
  }

  /// The names of the settings, sorted.
  package var names: [String] { values.keys.sorted() }

  /// Adds settings, which replace existing ones; `$(inherited)` in a new value is the existing value.
  package mutating func add(_ new: [String: Any]) {
    // A setting with a condition takes precedence over one without, which is sorted before it.
    for (name, value) in new.sorted(by: { $0.key < $1.key }) {
      let text = (value as? [String])?.joined(separator: " ") ?? "\(value)"
      let key = Self.unconditional(name)
      guard let key else { continue }
      let inherited = values[key] ?? ""
      values[key] = text.replacingOccurrences(of: "$(inherited)", with: inherited)
        .replacingOccurrences(of: "${inherited}", with: inherited)
        .trimmingCharacters(in: .whitespaces)
    }
  }

  /// Returns a string with its variables replaced with their values: `$(NAME)`, `${NAME}`, `$(NAME:c99extidentifier)`.
  package func expand(_ text: String) -> String { expand(text, depth: 0) }

  private func expand(_ text: String, depth: Int) -> String {
    guard depth < 16, text.contains("$") else { return text }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let open = rest.index(after: dollar)
      guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{",
        let close = rest[open...].firstIndex(of: rest[open] == "(" ? ")" : "}")
      else {
        result += "$"
        rest = rest[open...]
        continue
      }
      result += value(of: rest[rest.index(after: open)..<close], depth: depth)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private func value(of variable: Substring, depth: Int) -> String {
    let parts = variable.split(separator: ":")
    guard let name = parts.first else { return "" }
    var value = values[String(name)].map { expand($0, depth: depth + 1) } ?? ""
    for modifier in parts.dropFirst() {
      switch modifier {
      case "c99extidentifier", "identifier": value = Self.identifier(value)
      case "rfc1034identifier":
        value = String(
          value.map {
            $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-"
          })
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      default: break
      }
    }
    return value
  }

  /// Returns the name of a module for the name of a product.
  package static func identifier(_ name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return (letters.first?.isNumber == true ? "_" : "") + String(letters)
  }
}
