import SwiftSyntax

/// Reads the facts of a member from its declaration.
enum MemberReader {
  /// Returns the facts of a method.
  static func method(_ node: FunctionDeclSyntax) -> MethodFacts {
    let effects = node.signature.effectSpecifiers
    let parameters = node.signature.parameterClause.parameters
    return MethodFacts(
      base: node.name.text, labels: node.signature.labels, types: parameters.map(\.type.oneLine),
      result: node.signature.isVoid ? nil : node.signature.returnClause?.type.oneLine,
      isStatic: node.hasModifier("static", "class"),
      isAsync: effects?.asyncSpecifier != nil, throwsErrors: effects?.throwsClause != nil,
      isPrivate: node.hasModifier("private", "fileprivate"),
      isOverride: node.hasModifier("override"), isOptional: node.hasModifier("optional"),
      isObjectiveC: node.hasAttribute("objc", "IBAction", "IBSegueAction"),
      objectiveCName: node.objectiveCName,
      isAction: node.hasAttribute("IBAction", "IBSegueAction"))
  }

  /// Returns the facts of a property; `nil` for patterns with several names.
  static func property(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax
  ) -> MethodFacts? {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
    return MethodFacts(
      kind: .property, base: name.identifier.text,
      result: binding.typeAnnotation?.type.oneLine,
      isStatic: node.hasModifier("static", "class"),
      isPrivate: node.hasModifier("private", "fileprivate"),
      isOverride: node.hasModifier("override"), isOptional: node.hasModifier("optional"),
      isObjectiveC: node.hasAttribute("objc"), objectiveCName: node.objectiveCName,
      isOutlet: node.hasAttribute("IBOutlet"),
      isInspectable: node.hasAttribute("IBInspectable"))
  }
}
