import SwiftSyntax

extension FileRewriter {
  /// Rewrites `#selector` and `#keyPath`, and blanks `#Preview`.
  func rewriteMacro(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      guard let argument = node.arguments.only else { return .skipChildren }
      replace(node, with: selector(of: argument, in: node))
      neededModules.insert("UIKit")
    case "keyPath":
      guard let argument = node.arguments.only else { return .skipChildren }
      replace(node, with: "\"\(keyPath(argument.expression))\"")
    case "Preview": replace(node, with: "")
    default: return .visitChildren
    }
    return .skipChildren
  }

  /// Returns the replacement of a `#selector`: the name, with the method if it can be referenced.
  private func selector(of argument: LabeledExprSyntax, in node: MacroExpansionExprSyntax) -> String
  {
    let reference = SelectorReference(argument.expression)
    switch argument.label?.text {
    case "getter": return "Selector(\"\(reference.base)\")"
    case "setter": return "Selector(\"\(ObjectiveCName.setter(of: reference.base))\")"
    default: break
    }
    let type = owner(of: reference)
    let found = type.map { module.methods(reference.base, labels: reference.labels, of: $0) } ?? []
    let method = found.first { reference.matches($0) } ?? found.first
    let labels = reference.labels ?? method?.labels
    let name =
      method?.selector ?? ObjectiveCName.selector(base: reference.base, labels: labels ?? [])
    guard let type, module.protocolBody(type) == nil else { return "Selector(\"\(name)\")" }
    if let method, method.isStatic || method.isAsync || method.throwsErrors {
      warn(
        "'#selector' of a method that is static, async or throws has no method to call on Linux; "
          + "the selector is only a name", at: node)
      return "Selector(\"\(name)\")"
    }
    if (labels?.count ?? 0) > 2 { return "Selector(\"\(name)\")" }
    let target = reference.isType ? reference.owner ?? type : type
    return "Selector(\"\(name)\", \(member(reference, method, labels, of: target, type)))"
  }

  /// Returns the expression for a method, with a cast if its name is ambiguous.
  private func member(
    _ reference: SelectorReference, _ method: MethodFacts?, _ labels: [String]?,
    of target: String, _ type: String
  ) -> String {
    var member = "\(target).\(reference.spelledBase)"
    if let labels, !labels.isEmpty { member += "(\(labels.map { $0 + ":" }.joined()))" }
    let overloads = module.methods(reference.base, of: type).filter { !$0.isStatic }
    guard let method, overloads.count > 1 else {
      return reference.cast.map { "\(member) as \(Self.unapplied($0, of: target))" } ?? member
    }
    let isUnique = overloads.count { $0.labels == method.labels } == 1 && !method.labels.isEmpty
    guard !isUnique else { return member }
    let types = method.types.joined(separator: ", ")
    return "\(member) as (\(target)) -> (\(types)) -> \(method.result ?? "Void")"
  }

  /// Returns the unapplied type of a method.
  private static func unapplied(_ cast: FunctionTypeSyntax, of target: String) -> String {
    if cast.returnClause.type.is(FunctionTypeSyntax.self) { return cast.oneLine }
    return "(\(target)) -> \(cast.oneLine)"
  }

  /// Returns the type that declares the method; `nil` if the source does not determine it.
  private func owner(of reference: SelectorReference) -> String? {
    switch reference.owner {
    case nil, "self", "Self", "super": return scopes.last?.name
    case .some(let name):
      if reference.isType { return scopedName(name) }
      return name.contains("?") ? nil : "type(of: \(name))"
    }
  }

  /// Returns a type's qualified name for a name that may omit enclosing types.
  private func scopedName(_ name: String) -> String {
    for scope in scopes.reversed() where module.types["\(scope.name).\(name)"] != nil {
      return "\(scope.name).\(name)"
    }
    return name
  }

  // MARK: Key paths

  /// Returns the key path string of a `#keyPath`.
  private func keyPath(_ expression: ExprSyntax) -> String {
    var names = expression.trimmedDescription.filter { !$0.isWhitespace }
      .split(separator: ".").map { String($0).filter { !"?!`".contains($0) } }
    var type = scopes.last?.name
    while names.count > 1, names[0] == "self" || names[0].first?.isUppercase == true {
      type = names[0] == "self" ? type : names[0]
      names.removeFirst()
    }
    guard let first = names.first else { return "" }
    let isOwn = type.map { module.hasProperty(first, of: $0) } ?? false
    let rest = names.dropFirst().map {
      module.properties.contains($0) ? $0 : ObjectiveCName.frameworkKey(of: $0)
    }
    return ([isOwn ? first : ObjectiveCName.frameworkKey(of: first)] + rest).joined(separator: ".")
  }
}
