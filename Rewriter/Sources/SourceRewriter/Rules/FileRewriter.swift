import SwiftSyntax

/// Rewrites one source, line for line.
///
/// The rules stand in the extensions, by topic; the methods of the visitor are here, where they
/// can be overridden.
final class FileRewriter: SyntaxVisitor {
  let file: SourceFile
  let facts: FileFacts
  let module: ModuleFacts

  /// What is replaced so far.
  var edits: [Edit] = []

  /// What cannot be rewritten.
  var warnings: [Warning] = []

  /// The types around the node that is visited.
  var scopes: [Scope] = []

  /// What follows the declaration at top level that is visited, on its last line.
  var declarationsAfter: [String] = []

  /// The modules that the rewritten code needs.
  var neededModules: Set<String> = []

  /// The words of imports that lines from other files need.
  var neededImports: Set<String> = []

  /// The end of the first import that the compiler is sure to read.
  var firstImportEnd: Int?

  /// A type around the node that is visited.
  struct Scope {
    var kind: TypeFacts.Kind
    var name: String
    /// Whether it stands in a function, where no extension can name it.
    var isLocal: Bool
  }

  init(_ file: SourceFile, facts: FileFacts, module: ModuleFacts) {
    self.file = file
    self.facts = facts
    self.module = module
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the rewritten source.
  func rewrite() -> [UInt8] {
    walk(file.tree)
    addImports()
    return Edit.apply(edits, to: file.bytes)
  }

  // MARK: Conditions, imports, attributes

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    leaveOutSwiftUI(node) ? .skipChildren : .visitChildren
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
      announceChanges(of: node)
    }
    moveOverride(node)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    refuseOverride(node)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    refuseOverride(node)
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
