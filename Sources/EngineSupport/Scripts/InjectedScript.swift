/// A JavaScript file of `Injected`, which holds one function expression.
///
/// The package embeds the files (`PackageResources`), so that none is read at run time.
package struct InjectedScript: Sendable, ScriptExpression {
  /// The function expression, in parentheses.
  package let text: String

  /// Creates a script from an embedded file.
  package init(_ file: [UInt8]) {
    text = "(" + String(decoding: file, as: UTF8.self) + ")"
  }

  /// Returns an expression that calls the function.
  package func call(_ arguments: any ScriptExpression...) -> String { call(arguments) }

  /// Returns an expression that calls the function.
  package func call(_ arguments: [any ScriptExpression]) -> String {
    text + "(" + arguments.map(\.text).joined(separator: ", ") + ")"
  }
}
