import Foundation
package import WebEngine

extension ScriptValue {
  /// A JavaScript expression for the value.
  package var literal: String {
    switch self {
    case .undefined: return "void 0"
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return Self.literal(value)
    case .string(let value): return JSON.string(value).text
    case .date(let value):
      return "new Date(\(Self.literal((value.timeIntervalSince1970 * 1000).rounded())))"
    case .array(let values): return "[" + values.map(\.literal).joined(separator: ",") + "]"
    case .object(let members):
      // A computed name defines a member `__proto__` instead of setting the prototype.
      let pairs = members.sorted { $0.key < $1.key }
        .map { "[\(JSON.string($0.key).text)]:\($0.value.literal)" }
      return "({" + pairs.joined(separator: ",") + "})"
    }
  }

  /// Returns a number's literal.
  ///
  /// `NaN` and `Infinity` are written as divisions, because scripts can shadow the names.
  private static func literal(_ number: Double) -> String {
    if number.isNaN { return "(0/0)" }
    if number.isInfinite { return number < 0 ? "(-1/0)" : "(1/0)" }
    return number.sign == .minus ? "(\(number))" : "\(number)"
  }
}
