import SwiftSyntax

/// Reads the facts of a source file that other files of its module need: its declarations, not its code.
final class FactCollector: SyntaxVisitor {
  private(set) var facts = FileFacts()
  private var scopes: [TypeFacts] = []

  /// Returns the facts of a source file.
  static func facts(of file: SourceFile) -> FileFacts {
    let collector = FactCollector(viewMode: .sourceAccurate)
    collector.walk(file.tree)
    collector.facts.callsByName = callsByName(file.bytes)
    return collector.facts
  }

  /// Returns whether a source creates selectors from strings.
  private static func callsByName(_ bytes: [UInt8]) -> Bool {
    ByteSearch.contains("Selector(\"", in: bytes) || ByteSearch.contains("Selector((\"", in: bytes)
      || ByteSearch.contains("NSSelectorFromString", in: bytes)
  }

  // MARK: Conditions and code

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    // The rewriter removes these declarations.
    facts.imports.contains { $0.hasSuffix(" SwiftUI") } && SwiftUINames.isUsed(in: node)
      && !node.item.is(ImportDeclSyntax.self) && !node.item.is(IfConfigDeclSyntax.self)
      ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in CompilationCondition.activeClauses(of: node) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = node.importKindSpecifier.map { $0.text + " " } ?? ""
    // SwiftUI imported under a condition is ignored, because its uses have the same condition.
    if node.path.first?.name.text == "SwiftUI",
      node.parent?.parent?.parent?.is(SourceFileSyntax.self) == false
    {
      return .skipChildren
    }
    facts.imports.append("import \(kind)\(node.path.trimmedDescription)")
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.class, node.name.text, node, node.inheritanceClause, node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.value, node.name.text, node, node.inheritanceClause, node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.value, node.name.text, node, node.inheritanceClause, node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.value, node.name.text, node, node.inheritanceClause, node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocol, node.name.text, node, node.inheritanceClause, false)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    defer {
      scopes[scopes.count - 1].access = node.modifiers.map(\.name.text)
        .first { ["public", "package", "private", "fileprivate"].contains($0) }
    }
    return enter(
      .extension, node.extendedType.trimmedDescription, node, node.inheritanceClause,
      node.genericWhereClause != nil)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  private func enter(
    _ kind: TypeFacts.Kind, _ name: String, _ node: some WithAttributesSyntax,
    _ inheritance: InheritanceClauseSyntax?, _ isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    let outer = scopes.last
    scopes.append(
      TypeFacts(
        kind: kind, name: outer.map { "\($0.name).\(name)" } ?? name,
        inherits: inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? [],
        isGeneric: isGeneric || outer?.isGeneric ?? false,
        isObjectiveC: node.hasAttribute("objc", "objcMembers"),
        objectiveCName: node.objectiveCName))
    return .visitChildren
  }

  private func leave() { facts.types.append(scopes.removeLast()) }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = scopes.last else { return .skipChildren }
    var method = MemberReader.method(node)
    if scope.kind == .extension { method.forwarder = Forwarder.text(of: node, in: scope) }
    add(method)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = scopes.last else { return .skipChildren }
    for binding in node.bindings {
      guard var property = MemberReader.property(node, binding) else { continue }
      if scope.kind == .extension {
        property.forwarder = Forwarder.text(of: node, binding, in: scope)
      }
      add(property)
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(_ member: MethodFacts) { scopes[scopes.count - 1].members.append(member) }
}
