import SwiftSyntax

extension FileRewriter {
  /// Replaces a node without its trivia; the text after it keeps its line, and its column if the replacement fits.
  func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.append(Edit(range: node.textRange, text: file.padded(text, over: node.textRange)))
  }

  /// Removes a token and one space after it.
  func removeToken(_ token: TokenSyntax) {
    let range = token.textRange
    let hasSpace = token.trailingTrivia.first.map { if case .spaces = $0 { true } else { false } }
    let end = range.upperBound + (hasSpace == true ? 1 : 0)
    edits.append(Edit(range: range.lowerBound..<end, text: ""))
  }

  /// Inserts a string at an offset.
  func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }

  /// Adds a warning about a node that cannot be rewritten.
  func warn(_ message: String, at node: some SyntaxProtocol) {
    let place = file.location(of: node.textRange.lowerBound)
    warnings.append(
      Warning(path: file.path, line: place.line, column: place.column, message: message))
  }

  // MARK: Scopes

  /// Enters the scope of a type.
  @discardableResult
  func enter(
    _ kind: TypeFacts.Kind, _ name: String, _ node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    var isLocal = scopes.last?.isLocal ?? false
    var parent = node.parent
    while !isLocal, let some = parent {
      isLocal =
        some.is(CodeBlockSyntax.self) || some.is(AccessorBlockSyntax.self)
        || some.is(ClosureExprSyntax.self)
      parent = some.parent
    }
    let full = scopes.last.map { "\($0.name).\(name)" } ?? name
    scopes.append(Scope(kind: kind, name: full, isLocal: isLocal))
    return .visitChildren
  }

  /// Leaves the scope of a type; declarations that accompany a type are inserted after its top-level declaration.
  func leave(_ node: some SyntaxProtocol) {
    scopes.removeLast()
    guard scopes.isEmpty, !declarationsAfter.isEmpty else { return }
    insert(declarationsAfter.map { "; " + $0 }.joined(), at: node.textRange.upperBound)
    declarationsAfter = []
  }
}
