/// A file of `Injected`: JavaScript that is one function, which is called with arguments.
///
/// The package embeds the files (`PackageResources`), so that they need no place at run time.
struct InjectedScript: Sendable, ScriptExpression {
  /// An expression that is the function.
  let text: String

  /// Creates a script from an embedded file.
  init(_ file: [UInt8]) {
    text = "(" + String(decoding: file, as: UTF8.self) + ")"
  }

  /// Returns an expression that calls the function.
  func call(_ arguments: any ScriptExpression...) -> String { call(arguments) }

  /// Returns an expression that calls the function.
  func call(_ arguments: [any ScriptExpression]) -> String {
    text + "(" + arguments.map(\.text).joined(separator: ", ") + ")"
  }
}
