import SwiftSyntax

extension FileRewriter {
  /// Blanks attributes of the Objective-C runtime, and replaces those of entry points with `@main`.
  func rewriteAttribute(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if AttributeNames.entryPoints.contains(name) {
      replace(node, with: "@main")
    } else if AttributeNames.erased.contains(name) {
      replace(node, with: "")
    }
    return .skipChildren
  }

  /// Adds accessors that trap to a property of Core Data, which is not available on Linux.
  func replaceManaged(_ node: VariableDeclSyntax) {
    guard let binding = node.bindings.only, binding.accessorBlock == nil else { return }
    let text = "fatalError(\"@NSManaged has no Core Data on Linux\")"
    insert(" { get { \(text) } set { \(text) } }", at: binding.textRange.upperBound)
  }

  /// Adds a body that traps to a method of Core Data, which is not available on Linux.
  func replaceManaged(_ node: FunctionDeclSyntax) {
    guard node.body == nil else { return }
    insert(
      " { fatalError(\"@NSManaged has no Core Data on Linux\") }", at: node.textRange.upperBound)
  }
}
