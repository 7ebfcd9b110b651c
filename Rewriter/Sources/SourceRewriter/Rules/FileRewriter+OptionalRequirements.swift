import SwiftSyntax

extension FileRewriter {
  // MARK: Declarations

  /// Adds default implementations for a protocol's optional requirements, on the protocol's last line.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    if node.hasAttribute("objc"), node.inheritanceClause == nil {
      insert(": AnyObject", at: (node.name as TokenSyntax).textRange.upperBound)
    }
    let members = node.memberBlock.members.flatMap { item in
      item.decl.as(IfConfigDeclSyntax.self)?.activeMembers ?? [item]
    }
    let access =
      node.modifiers.first { ["public", "package"].contains($0.name.text) }
      .map { $0.name.text + " " } ?? ""
    let bodies = members.compactMap { defaultBody(of: $0.decl, access: access) }
    guard !bodies.isEmpty, let name = scopes.last?.name else { return }
    declarationsAfter.append("extension \(name) { \(bodies.joined(separator: "; ")) }")
  }

  private func defaultBody(of member: DeclSyntax, access: String) -> String? {
    if let method = member.as(FunctionDeclSyntax.self), let word = optionalWord(method) {
      removeToken(word)
      let body = method.signature.isVoid ? "{}" : "{ _absentRequirement() }"
      if !method.signature.isVoid { neededModules.insert("UIKit") }
      let isStatic = method.hasModifier("static", "class") ? "static " : ""
      return "\(method.keptAttributes)\(access)\(isStatic)func \(method.name.text)"
        + "\(method.genericParameterClause?.oneLine ?? "")\(method.signature.oneLine) \(body)"
    }
    if let property = member.as(VariableDeclSyntax.self), let word = optionalWord(property),
      let binding = property.bindings.only, let type = binding.typeAnnotation?.type.oneLine
    {
      removeToken(word)
      warn(
        "an optional property is not nil on Linux where a type leaves it out, but 0, false or empty; "
          + "make it an optional method, or give it an optional type", at: binding.pattern)
      neededModules.insert("UIKit")
      let isSettable = binding.accessorBlock?.oneLine.contains("set") ?? false
      let getter = "_absentRequirement()"
      let body = isSettable ? "get { \(getter) } nonmutating set {}" : getter
      return
        "\(property.keptAttributes)\(access)var \(binding.pattern.oneLine): \(type) { \(body) }"
    }
    return nil
  }

  private func optionalWord(_ node: some WithModifiersSyntax) -> TokenSyntax? {
    node.modifiers.first { $0.name.text == "optional" }?.name
  }

  // MARK: Calls

  /// Rewrites the optional chaining in `x.name?(...)`, because every conforming type has the method here.
  ///
  /// If the result is used, it is still `nil` for a type that does not implement the method.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    let mark: TokenSyntax
    let callee: ExprSyntax
    if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (mark, callee) = (optional.questionMark, optional.expression)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (mark, callee) = (forced.exclamationMark, forced.expression)
    } else {
      return
    }
    guard let access = callee.as(MemberAccessExprSyntax.self),
      let requirement = requirement(access, calledBy: node)
    else { return }
    edits.append(Edit(range: mark.textRange, text: ""))
    guard requirement.result != nil, isResultUsed(node) else { return }
    neededModules.insert("UIKit")
    insert("_resultIfImplemented(", at: node.textRange.lowerBound)
    let isForced = node.calledExpression.is(ForceUnwrapExprSyntax.self)
    insert(")" + (isForced ? "!" : continuation(of: node)), at: node.textRange.upperBound)
  }

  /// Returns the optional requirement that a call refers to; `nil` for others, such as a closure in a property.
  private func requirement(
    _ access: MemberAccessExprSyntax, calledBy call: FunctionCallExprSyntax
  ) -> MethodFacts? {
    let name = access.declName.baseName.text
    guard let candidates = module.optionalRequirements[name] else { return nil }
    let given =
      access.declName.argumentNames?.arguments.map(\.name.text)
      ?? call.arguments.map { $0.label?.text ?? "_" }
    let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    let fitting = candidates.filter {
      $0.labels.count == given.count + closures && $0.labels.starts(with: given)
    }
    guard let found = fitting.first else { return nil }
    if module.properties.contains(name), found.labels.allSatisfy({ $0 == "_" }) { return nil }
    return found
  }

  /// Returns whether the result of a call is used.
  private func isResultUsed(_ node: FunctionCallExprSyntax) -> Bool {
    var parent = node.parent
    while let some = parent, some.is(TryExprSyntax.self) || some.is(AwaitExprSyntax.self) {
      parent = some.parent
    }
    guard let item = parent?.as(CodeBlockItemSyntax.self) else { return true }
    // A single expression in a closure or an accessor is its result.
    return item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
      && item.parent?.parent?.is(CodeBlockSyntax.self) == false
  }

  /// Returns the `?` that must follow the call if the optional chain continued after it.
  private func continuation(of node: FunctionCallExprSyntax) -> String {
    guard let parent = node.parent else { return "" }
    let goesOn =
      parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
      || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
      || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    return goesOn ? "?" : ""
  }
}
