import SwiftSyntax

extension FileRewriter {
  /// Removes a top-level declaration that needs SwiftUI from a file that imports it; returns whether it did.
  ///
  /// Many files of UIKit apps import SwiftUI for a preview or a single wrapper. The rest of the file, and of its
  /// module, compiles without it.
  func removeSwiftUIDeclaration(_ node: CodeBlockItemSyntax) -> Bool {
    guard importsSwiftUI, scopes.isEmpty, node.parent?.parent?.is(SourceFileSyntax.self) == true
    else { return false }
    if let item = node.item.as(ImportDeclSyntax.self) {
      guard item.path.first?.name.text == "SwiftUI" else { return false }
      warn(
        "Linux has no SwiftUI: the declarations of this file that use it are left out", at: item)
      replace(node, with: "")
      return true
    }
    guard !node.item.is(IfConfigDeclSyntax.self), SwiftUINames.isUsed(in: node) else {
      return false
    }
    replace(node, with: "")
    return true
  }

  private var importsSwiftUI: Bool { facts.imports.contains { $0.hasSuffix(" SwiftUI") } }

  /// Replaces `type(of: x).description()`, which the Objective-C runtime provides, with `String(reflecting:)`.
  func describeClass(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base,
      access.declName.baseName.text == "description", node.arguments.isEmpty,
      node.trailingClosure == nil, let call = base.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "type"
    else { return }
    insert("String(reflecting: ", at: base.textRange.lowerBound)
    let rest = base.textRange.upperBound..<node.textRange.upperBound
    edits.append(Edit(range: rest, text: file.padded(")", over: rest)))
  }
}

/// The names by which a declaration that uses SwiftUI is recognized.
enum SwiftUINames {
  /// Returns whether a declaration uses SwiftUI.
  static func isUsed(in node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return names.contains(name)
    }
  }

  private static let names: Set<String> = [
    "Binding", "Environment", "EnvironmentObject", "EnvironmentValues", "GeometryReader",
    "ObservedObject", "PreviewProvider", "State", "StateObject", "SwiftUI",
    "UIHostingController", "UIViewControllerRepresentable", "UIViewControllerRepresentableContext",
    "UIViewRepresentable", "UIViewRepresentableContext", "View", "ViewBuilder", "ViewModifier",
  ]
}
