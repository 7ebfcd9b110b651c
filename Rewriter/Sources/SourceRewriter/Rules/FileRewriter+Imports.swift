import SwiftSyntax

extension FileRewriter {
  /// Replaces imports of submodules with their module, Darwin with Glibc, and the Objective-C runtime with UIKit.
  func rewriteImport(_ node: ImportDeclSyntax) {
    let isConditional = node.parent?.parent?.parent?.is(IfConfigClauseSyntax.self) ?? false
    if firstImportEnd == nil, !isConditional { firstImportEnd = node.textRange.upperBound }
    guard let first = node.path.first?.name else { return }
    if first.text == "Darwin" {
      replace(node.path, with: "Glibc")
    } else if first.text == "ObjectiveC" {
      replace(node.path, with: "UIKit")
    } else if node.importKindSpecifier == nil, node.path.count > 1 {
      replace(node.path, with: first.text)
    }
  }

  /// Adds imports of modules that Apple's Foundation re-exports and Foundation on Linux does not.
  func addImports() {
    let modules = Set(
      facts.imports.compactMap { line in
        line.split(separator: " ").last?.split(separator: ".").first.map(String.init)
      })
    let hasUIKit = !modules.isDisjoint(with: ["UIKit", "WebKit", "FanlightBrowser"])
    if modules.contains("Foundation"), !hasUIKit {
      neededModules.formUnion(NetworkingNames.isUsed(in: file) ? ["FoundationNetworking"] : [])
      neededModules.formUnion(FoundationExtras.modules(usedIn: file.bytes))
    }
    if FoundationExtras.needsOS(file.bytes, imports: modules) { neededModules.insert("os") }
    // Apple's XCTest re-exports UIKit.
    if modules.contains("XCTest"), FoundationExtras.namesUIKit(file.bytes) {
      neededModules.insert("UIKit")
    }
    if hasUIKit { neededModules.remove("UIKit") }
    let own = Set(facts.imports)
    let lines =
      neededModules.subtracting(modules).map { "import \($0)" }
      + neededImports.subtracting(own).subtracting(neededModules.map { "import \($0)" })
    guard !lines.isEmpty else { return }
    let text = lines.sorted().joined(separator: "; ")
    if let firstImportEnd {
      insert("; " + text, at: firstImportEnd)
    } else if let first = file.tree.statements.first {
      insert(text + "; ", at: first.textRange.lowerBound)
    }
  }
}

/// The types that are in `FoundationNetworking` on Linux.
private enum NetworkingNames {
  static func isUsed(in file: SourceFile) -> Bool {
    guard ByteSearch.contains("URL", in: file.bytes) || ByteSearch.contains("HTTP", in: file.bytes)
    else { return false }
    return file.tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return names.contains(name) || name.hasPrefix("URLSession")
    }
  }

  private static let names: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
    "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "URLCache",
    "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol",
    "URLProtocolClient", "URLRequest", "URLResponse",
  ]
}
