import SwiftSyntax

/// Rewrites one source file without moving lines.
///
/// The rules are in extensions, by topic; the methods of the visitor are here, because overrides must be in the
/// class's body.
final class FileRewriter: SyntaxVisitor {
  let file: SourceFile
  let facts: FileFacts
  let module: ModuleFacts

  /// The edits so far.
  var edits: [Edit] = []

  /// The warnings about code that cannot be rewritten.
  var warnings: [Warning] = []

  /// The types that enclose the visited node.
  var scopes: [Scope] = []

  /// The declarations to insert after the visited top-level declaration, on its last line.
  var declarationsAfter: [String] = []

  /// The modules that the rewritten code needs.
  var neededModules: Set<String> = []

  /// The imports that forwarding declarations for other files' members need.
  var neededImports: Set<String> = []

  /// The end of the first import that is active in every build.
  var firstImportEnd: Int?

  /// A type that encloses the visited node.
  struct Scope {
    var kind: TypeFacts.Kind
    var name: String
    /// Whether it is local to a function, so that it cannot be extended.
    var isLocal: Bool
  }

  init(_ file: SourceFile, facts: FileFacts, module: ModuleFacts) {
    self.file = file
    self.facts = facts
    self.module = module
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the rewritten source file.
  func rewrite() -> [UInt8] {
    walk(file.tree)
    addImports()
    return Edit.apply(edits, to: file.bytes)
  }

  // MARK: Conditions, imports, attributes

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    removeSwiftUIDeclaration(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteCondition(node)
    for clause in CompilationCondition.activeClauses(of: node) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteImport(node)
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    rewriteAttribute(node)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.class, node.name.text, node)
    adoptObserver(node)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) {
    insertForwarders(into: node.memberBlock)
    addTable(of: node)
    leave(node)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.value, node.name.text, node)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.value, node.name.text, node)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave(node) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.value, node.name.text, node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocol, node.name.text, node)
    rewriteProtocol(node)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave(node) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.extension, node.extendedType.trimmedDescription, node)
    adoptObserver(node)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.hasAttribute("NSManaged") { replaceManaged(node) }
    moveOverride(node)
    refuseAddedRequirement(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.hasAttribute("NSManaged") {
      replaceManaged(node)
    } else if node.hasModifier("dynamic") {
      addChangeNotifications(of: node)
    }
    moveOverride(node)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    warnAboutOverride(node)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    warnAboutOverride(node)
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if dropSuperObserveValue(node) { return .skipChildren }
    rewriteOptionalCall(node)
    describeClass(node)
    refuseRuntimeCall(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    refuseDynamicLookup(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteMacro(node)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    replace(node, with: "")
    return .skipChildren
  }
}
