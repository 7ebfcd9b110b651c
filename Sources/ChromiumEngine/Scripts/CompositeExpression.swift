/// An expression made of others.
struct CompositeExpression: ScriptExpression {
  let text: String

  /// Creates the result of an injected function.
  init(calling script: InjectedScript, _ arguments: any ScriptExpression...) {
    text = script.call(arguments)
  }

  /// Creates an object with members in the order of their names.
  init(object members: [String: any ScriptExpression]) {
    let list = members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }
    text = "{ " + list.joined(separator: ", ") + " }"
  }
}
