package import Foundation

/// The project's own sources that the page quotes: excerpts of code, and statements of the
/// specification.
///
/// They are read when a page is made within a checkout. Elsewhere, as in an installed program,
/// there is no source tree, and a page is made without quotations.
package struct SourceTree: Sendable {
  /// The folder of the checkout.
  package let root: URL
  private let excerpts: [String: CodeExcerpt]
  private let statements: [String: Statement]

  /// Reads the excerpts and statements below a checkout's folder.
  package init(root: URL) {
    self.root = root.standardizedFileURL
    var excerpts: [String: CodeExcerpt] = [:]
    for path in Self.swiftFiles(in: ["Examples", "Sources/Gallery/Figures"], below: root) {
      guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      else { continue }
      for excerpt in CodeExcerpt.excerpts(in: text, path: path) { excerpts[excerpt.name] = excerpt }
    }
    self.excerpts = excerpts
    var statements: [String: Statement] = [:]
    for path in Statement.papers {
      guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      else { continue }
      for statement in Statement.statements(in: text, path: path) {
        statements[statement.number] = statement
      }
    }
    self.statements = statements
  }

  /// Returns the checkout that contains a folder, or `nil` if there is none.
  package static func containing(_ folder: URL) -> SourceTree? {
    var folder = folder.standardizedFileURL
    while folder.path != "/", folder.path != folder.deletingLastPathComponent().path {
      let marks = ["Sources/Gallery/Figures", "docs/spec/uikit.md"]
      if marks.allSatisfy({
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }) {
        return SourceTree(root: folder)
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns the excerpt with a name.
  package func excerpt(_ name: String) -> CodeExcerpt? { excerpts[name] }

  /// The names of all excerpts.
  package var excerptNames: Set<String> { Set(excerpts.keys) }

  /// Returns the statement with a number, such as "S1.10" or "W20".
  package func statement(_ number: String) -> Statement? { statements[number] }

  /// Returns the URL of a file of the checkout, relative to one of its folders.
  ///
  /// - Returns: `nil` if the folder is outside the checkout.
  package func link(to path: String, from folder: URL) -> String? {
    let (base, here) = (root.pathComponents, folder.standardizedFileURL.pathComponents)
    guard here.starts(with: base) else { return nil }
    var (up, down) = (
      Array(here.dropFirst(base.count)), path.split(separator: "/").map(String.init)
    )
    while let first = up.first, first == down.first {
      up.removeFirst()
      down.removeFirst()
    }
    return (up.map { _ in ".." } + down).joined(separator: "/")
  }

  private static func swiftFiles(in folders: [String], below root: URL) -> [String] {
    folders.flatMap { folder in
      let names = FileManager.default.enumerator(
        atPath: root.appendingPathComponent(folder, isDirectory: true).path)
      return (names?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted()
        .map { "\(folder)/\($0)" }
    }
  }
}
