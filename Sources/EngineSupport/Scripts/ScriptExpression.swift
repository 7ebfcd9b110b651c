/// A JavaScript expression, which can be an argument of an injected function.
package protocol ScriptExpression {
  /// The expression's JavaScript.
  var text: String { get }
}

extension JSON: ScriptExpression {}
