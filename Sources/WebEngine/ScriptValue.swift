public import Foundation

/// A copy of a script's value (W293).
public enum ScriptValue: Sendable, Hashable {
  /// The value `undefined` of JavaScript.
  case undefined
  /// The value `null` of JavaScript.
  case null
  /// A boolean.
  case bool(Bool)
  /// A number; NaN and the infinities included.
  case number(Double)
  /// A string.
  case string(String)
  /// A `Date`.
  case date(Date)
  /// An array; holes are ``undefined``.
  case array([ScriptValue])
  /// Any other object that can be copied: its own enumerable properties.
  case object([String: ScriptValue])
}
