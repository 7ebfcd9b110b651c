import SwiftSyntax

/// The argument of a `#selector`: an owner, a method and a cast.
struct SelectorReference {
  /// The text before the last dot; `nil` if there is none.
  private(set) var owner: String?

  /// The method's base name, without backticks.
  private(set) var base = ""

  /// The method's base name as it is spelled, which may include backticks.
  private(set) var spelledBase = ""

  /// The argument labels; `nil` if the source has none.
  private(set) var labels: [String]?

  /// The type after `as`; `nil` if there is no cast.
  private(set) var cast: FunctionTypeSyntax?

  /// Creates a reference from an expression.
  init(_ expression: ExprSyntax) { read(expression) }

  private mutating func read(_ expression: ExprSyntax) {
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.only {
      read(only.expression)
    } else if let sequence = expression.as(SequenceExprSyntax.self),
      let first = sequence.elements.first
    {
      read(first)
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
      cast = type?.as(FunctionTypeSyntax.self) ?? Self.unwrapped(type)
    } else if let access = expression.as(MemberAccessExprSyntax.self) {
      read(access.declName)
      owner = access.base?.trimmedDescription
    } else if let name = expression.as(DeclReferenceExprSyntax.self) {
      read(name)
    }
  }

  /// Returns the type in the parentheses of `(() -> Void)?`.
  private static func unwrapped(_ type: TypeSyntax?) -> FunctionTypeSyntax? {
    let inner = type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    return inner?.as(TupleTypeSyntax.self)?.elements.only?.type.as(FunctionTypeSyntax.self)
  }

  private mutating func read(_ name: DeclReferenceExprSyntax) {
    spelledBase = name.baseName.text
    base = spelledBase.filter { $0 != "`" }
    labels = name.argumentNames?.arguments.map(\.name.text)
  }

  /// Whether the owner is the enclosing object or type.
  var isPlain: Bool { owner == nil || ["self", "Self", "super"].contains(owner) }

  /// Whether the owner is a type, which begins with an uppercase letter.
  var isType: Bool {
    owner?.split(separator: ".").last?.first?.isUppercase ?? false
  }

  /// Returns whether a method has the types of the cast.
  func matches(_ method: MethodFacts) -> Bool {
    guard var type = cast else { return true }
    // `(VC) -> (String) -> Void` is the method before it is applied.
    if let applied = type.returnClause.type.as(FunctionTypeSyntax.self) { type = applied }
    return type.parameters.map(\.type.oneLine) == method.types
  }
}
