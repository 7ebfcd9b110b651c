import AuditRules
import Foundation
import PageHosts
import WebEngine
import WebKit

extension AuditTab {
  /// Returns the declarations that cause a finding (audit.md 2.5).
  func causes(of finding: Finding, _ judgment: Judgment) async throws(WebEngineError) -> [Cause] {
    guard let rule = Rule.named(finding.rule), let number = judgment.numbers[finding.culprit]
    else { return [] }
    let properties = rule.properties(finding.edge)
    guard !properties.isEmpty else { return [] }
    let declarations = try await run.webView.declarations(
      ofElement: "globalThis.fanlightAudit.elements[\(number)].deref()", in: Self.world,
      properties: properties)
    return declarations.map {
      Cause(
        source: page.relativePath(of: $0.source), line: $0.line, column: $0.column,
        declaration: "\($0.property): \($0.value)", selector: $0.selector)
    }
  }
}

extension PageSource {
  /// Returns the URL of a style sheet as a reader of the page's folder or server knows it.
  ///
  /// - Returns: The path relative to the folder of a local page or the root of the page's server; otherwise
  ///   the whole URL.
  func relativePath(of address: String) -> String {
    guard let url = URL(string: address) else { return address }
    switch place {
    case .file(let page, _):
      let folder = page.deletingLastPathComponent().standardizedFileURL.path + "/"
      let path = url.standardizedFileURL.path
      return url.isFileURL && path.hasPrefix(folder)
        ? String(path.dropFirst(folder.count)) : address
    case .web(let page):
      let isSame = url.scheme == page.scheme && url.host == page.host && url.port == page.port
      return isSame ? String(url.path.drop { $0 == "/" }) : address
    case .html: return url.isFileURL || url.scheme == "about" ? "" : address
    }
  }
}
