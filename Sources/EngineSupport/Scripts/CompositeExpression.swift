/// A JavaScript expression composed of other expressions.
package struct CompositeExpression: ScriptExpression {
  package let text: String

  /// Creates a call of an injected function.
  package init(calling script: InjectedScript, _ arguments: any ScriptExpression...) {
    text = script.call(arguments)
  }

  /// Creates an object literal with its members sorted by name.
  package init(object members: [String: any ScriptExpression]) {
    let list = members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }
    text = "{ " + list.joined(separator: ", ") + " }"
  }
}
