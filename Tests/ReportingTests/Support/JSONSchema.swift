import Reporting

/// A validator for the part of JSON Schema 2020-12 that the schema of reports uses; other keywords are errors.
struct JSONSchema {
  let root: JSONText

  /// Returns the errors of a value, each with its path.
  func errors(in value: JSONText) -> [String] { errors(value, root, "") }

  private func errors(_ value: JSONText, _ schema: JSONText, _ path: String) -> [String] {
    guard case .object(let members) = schema else { return ["\(path): no schema"] }
    return members.flatMap { keyword in
      errors(value, keyword, of: schema, path)
    }
  }

  private func errors(
    _ value: JSONText, _ keyword: JSONText.Member, of schema: JSONText, _ path: String
  ) -> [String] {
    let fails = { (holds: Bool) in holds ? [] : ["\(path): \(keyword.key) \(keyword.value.line)"] }
    switch (keyword.key, keyword.value, value) {
    case ("$schema", _, _), ("$id", _, _), ("$defs", _, _), ("title", _, _), ("description", _, _):
      return []
    case ("$ref", .string(let name), _):
      guard let target = root["$defs"]?[String(name.dropFirst("#/$defs/".count))] else {
        return ["\(path): \(name) is no definition"]
      }
      return errors(value, target, path)
    case ("type", .array(let types), _): return fails(types.contains { isOf($0, value) })
    case ("type", let type, _): return fails(isOf(type, value))
    case ("const", let other, _): return fails(value == other)
    case ("enum", .array(let others), _): return fails(others.contains(value))
    case ("pattern", .string(let pattern), .string(let text)):
      guard let regex = try? Regex(pattern) else { return ["\(path): \(pattern)"] }
      return fails(text.contains(regex))
    case ("minimum", .number(let least), .number(let number)): return fails(number >= least)
    case ("minItems", .number(let least), .array(let values)):
      return fails(Double(values.count) >= least)
    case ("maxItems", .number(let most), .array(let values)):
      return fails(Double(values.count) <= most)
    case ("required", .array(let keys), .object):
      return keys.compactMap { key in
        guard case .string(let name) = key, value[name] == nil else { return nil }
        return "\(path).\(name) is missing"
      }
    case ("properties", .object(let properties), .object):
      return properties.flatMap { property in
        value[property.key].map { errors($0, property.value, "\(path).\(property.key)") } ?? []
      }
    case ("items", let item, .array(let values)):
      return values.enumerated().flatMap { errors($1, item, "\(path)[\($0)]") }
    case ("pattern", _, _), ("minimum", _, _), ("minItems", _, _), ("maxItems", _, _),
      ("required", _, _), ("properties", _, _), ("items", _, _):
      return []
    default: return ["\(path): the keyword \(keyword.key) is unknown"]
    }
  }

  private func isOf(_ type: JSONText, _ value: JSONText) -> Bool {
    switch (type, value) {
    case (.string("string"), .string), (.string("number"), .number), (.string("boolean"), .bool),
      (.string("null"), .null), (.string("array"), .array), (.string("object"), .object):
      true
    case (.string("integer"), .number(let number)): number == number.rounded()
    default: false
    }
  }
}
