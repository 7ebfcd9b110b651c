import SwiftSyntax

extension FileRewriter {
  /// Blanks attributes of Apple's runtime, and spells entry points as Swift does everywhere.
  func rewriteAttribute(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if AttributeNames.entryPoints.contains(name) {
      replace(node, with: "@main")
    } else if AttributeNames.erased.contains(name) {
      replace(node, with: "")
    }
    return .skipChildren
  }

  /// Gives a property of Core Data, which has no store on Linux, accessors that say so.
  func replaceManaged(_ node: VariableDeclSyntax) {
    guard let binding = node.bindings.only, binding.accessorBlock == nil else { return }
    let text = "fatalError(\"@NSManaged has no Core Data on Linux\")"
    insert(" { get { \(text) } set { \(text) } }", at: binding.textRange.upperBound)
  }

  /// Gives a method of Core Data a body that says that there is none.
  func replaceManaged(_ node: FunctionDeclSyntax) {
    guard node.body == nil else { return }
    insert(
      " { fatalError(\"@NSManaged has no Core Data on Linux\") }", at: node.textRange.upperBound)
  }
}
