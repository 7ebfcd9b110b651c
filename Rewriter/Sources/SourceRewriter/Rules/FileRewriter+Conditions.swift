import SwiftSyntax

extension FileRewriter {
  /// Answers the questions of an `#if` that iOS answers otherwise than Linux.
  ///
  /// `canImport` has the right answer already: our modules are there, and those of Apple's runtime are
  /// not. `os(Linux)` stays true: what sources keep for Linux is there because Apple's runtime is not.
  func rewriteCondition(_ node: IfConfigDeclSyntax) {
    let answers = ConditionAnswers(viewMode: .sourceAccurate)
    for clause in node.clauses {
      if let condition = clause.condition { answers.walk(condition) }
    }
    for (call, value) in answers.found { replace(call, with: value ? "true" : "false") }
  }
}

/// Finds the questions in a condition whose answers change.
private final class ConditionAnswers: SyntaxVisitor {
  var found: [(FunctionCallExprSyntax, Bool)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.trimmedDescription
    if text == "os(iOS)" || text == "targetEnvironment(simulator)" {
      found.append((node, true))
    }
    return .skipChildren
  }
}
