import SwiftSyntax

extension Collection {
  /// The only element; `nil` if there is not exactly one.
  var only: Element? { count == 1 ? first : nil }
}

extension SyntaxProtocol {
  /// The node's byte range without the surrounding trivia.
  var textRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The node's tokens on one line, without comments.
  var oneLine: String {
    var text = ""
    var hadSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, hadSpace || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      hadSpace = !token.trailingTrivia.isEmpty
    }
    return text
  }
}

extension WithAttributesSyntax {
  /// Returns the attribute with a name, outside `#if`.
  func attribute(_ name: String) -> AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == name }
  }

  /// Returns whether the declaration has one of the given attributes.
  func hasAttribute(_ names: String...) -> Bool { names.contains { attribute($0) != nil } }

  /// The name of `@objc(name)`.
  var objectiveCName: String? { attribute("objc")?.arguments?.oneLine.filter { $0 != " " } }

  /// The attributes that stay after rewriting, each with a space after it.
  var keptAttributes: String {
    attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { !AttributeNames.erased.contains($0.attributeName.trimmedDescription) }
      .map { $0.oneLine + " " }.joined()
  }
}

extension WithModifiersSyntax {
  /// Returns whether the declaration has one of the given modifiers.
  func hasModifier(_ names: String...) -> Bool {
    modifiers.contains { names.contains($0.name.text) && $0.detail == nil }
  }
}

extension IfConfigDeclSyntax {
  /// The members of the clauses that may be active on Linux.
  var activeMembers: [MemberBlockItemSyntax] {
    CompilationCondition.activeClauses(of: self)
      .flatMap { $0.elements?.as(MemberBlockItemListSyntax.self).map(Array.init) ?? [] }
  }
}

extension FunctionSignatureSyntax {
  /// The argument labels; `_` for an argument without a label.
  var labels: [String] { parameterClause.parameters.map(\.firstName.text) }

  /// Whether the function returns nothing.
  var isVoid: Bool {
    guard let type = returnClause?.type.trimmedDescription else { return true }
    return type == "Void" || type == "()"
  }
}
