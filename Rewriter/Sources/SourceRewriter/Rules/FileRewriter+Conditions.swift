import SwiftSyntax

extension FileRewriter {
  /// Replaces the platform conditions of an `#if` whose values on iOS and Linux differ.
  ///
  /// `canImport` has the right value already: Fanlight's modules exist, and those of the Objective-C runtime do not.
  /// `os(Linux)` stays true, because code for Linux exists where the Objective-C runtime is missing.
  func rewriteCondition(_ node: IfConfigDeclSyntax) {
    let answers = ConditionAnswers(viewMode: .sourceAccurate)
    for clause in node.clauses {
      if let condition = clause.condition { answers.walk(condition) }
    }
    for (call, value) in answers.found { replace(call, with: value ? "true" : "false") }
  }
}

/// Finds the platform conditions whose values change.
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
