import SwiftSyntax

extension FileRewriter {
  /// Inserts the forwarding declarations at the end of a class's body, on its last line.
  func insertForwarders(into body: MemberBlockSyntax) {
    guard let scope = scopes.last, let hoisted = module.forwarders[scope.name] else { return }
    let lines = hoisted.compactMap(\.member.forwarder)
    for other in hoisted where other.path != file.path { neededImports.formUnion(other.imports) }
    let brace = body.rightBrace
    let sharesLine =
      !brace.leadingTrivia.contains { $0.isNewline }
      && !(body.members.last?.trailingTrivia.contains { $0.isNewline } ?? false)
    let separator = sharesLine && !body.members.isEmpty ? "; " : ""
    insert(separator + lines.joined(separator: "; ") + " ", at: brace.textRange.lowerBound)
  }

  /// Renames a method of an extension that has a forwarding declaration.
  func moveOverride(_ node: FunctionDeclSyntax) {
    guard let scope = scopes.last, scope.kind == .extension, isMember(node) else { return }
    let isMoved = hoistedMember(of: scope) { member in
      member.kind == .method && member.base == node.name.text
        && member.labels == node.signature.labels
    }
    guard isMoved else { return warnAboutOverride(node) }
    rename(node.name, node)
  }

  /// Renames a property of an extension that has a forwarding declaration.
  func moveOverride(_ node: VariableDeclSyntax) {
    guard let scope = scopes.last, scope.kind == .extension, isMember(node),
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    let isMoved = hoistedMember(of: scope) { $0.kind == .property && $0.base == name.text }
    guard isMoved else { return warnAboutOverride(node) }
    if let observers = Forwarder.observers(of: binding) {
      separate(observers, of: name.text, binding, node)
    } else {
      rename(name, node)
    }
  }

  /// Converts property observers to methods, which the forwarding declaration calls.
  private func separate(
    _ observers: AccessorDeclListSyntax, of name: String, _ binding: PatternBindingSyntax,
    _ node: VariableDeclSyntax
  ) {
    var start = node.textRange.lowerBound
    var opening = ""
    for observer in observers {
      guard let body = observer.body, let type = binding.typeAnnotation?.type.oneLine else {
        return
      }
      let end = body.leftBrace.textRange.upperBound
      let method = Forwarder.observerName(observer, of: name)
      let parameter = Forwarder.observerParameter(observer)
      let text = "\(opening)func \(method)(_ \(parameter): \(type)) { do {"
      edits.append(Edit(range: start..<end, text: file.padded(text, over: start..<end)))
      start = observer.textRange.upperBound
      opening = " } "
    }
  }

  private func isMember(_ node: some SyntaxProtocol) -> Bool {
    node.parent?.is(MemberBlockItemSyntax.self) ?? false
  }

  private func hoistedMember(of scope: Scope, where fits: (MethodFacts) -> Bool) -> Bool {
    module.forwarders[scope.name]?.contains { $0.path == file.path && fits($0.member) } ?? false
  }

  /// Removes `override` and prefixes the name with it, so that the text after it keeps its column.
  private func rename(
    _ name: TokenSyntax, _ node: some WithAttributesSyntax & WithModifiersSyntax
  ) {
    for modifier in node.modifiers {
      switch modifier.name.text {
      case "override": removeToken(modifier.name)
      // Members of extensions cannot be overridden, and no longer need to be.
      case "open": replace(modifier.name, with: "public")
      case "class": replace(modifier.name, with: "static")
      default: break
      }
    }
    let isOverride = node.hasModifier("override")
    edits.append(
      Edit(range: name.textRange, text: Forwarder.name(of: name.text, isOverride: isOverride)))
  }

  /// Warns that an override in an extension cannot be moved.
  func warnAboutOverride(_ node: some WithModifiersSyntax & SyntaxProtocol) {
    guard let scope = scopes.last, scope.kind == .extension, node.hasModifier("override"),
      !isObserveValue(Syntax(node))
    else { return }
    let reason =
      module.classBody(scope.name) == nil
      ? "the class '\(scope.name)' is not declared in this module"
      : "it cannot be called from a line in the class's body; write it there"
    warn("an override in an extension cannot be moved into the class on Linux: \(reason)", at: node)
  }
}
