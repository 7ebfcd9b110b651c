import Foundation
import SourceRewriter

/// The source files of a module before and after rewriting.
///
/// A directory in `Fixtures` has `Name.swift.before`, `Name.swift.after` if the rewriter changes the source file,
/// and `warnings.txt` if there are warnings.
struct Fixture: CustomStringConvertible, Sendable {
  let name: String
  var description: String { name }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// All fixtures, by name.
  static let all: [Fixture] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().map(Fixture.init)
  }()

  /// Returns the texts of the files with a suffix, by the name of the source file.
  func texts(_ suffix: String) throws -> [String: String] {
    let folder = Self.folder.appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(suffix) }
    return try Dictionary(
      uniqueKeysWithValues: files.map {
        let text = try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        return (String($0.dropLast(suffix.count)), text)
      })
  }

  /// The expected warnings, one per line, with the names of source files instead of their paths.
  var warnings: [String] {
    let file = Self.folder.appendingPathComponent(name).appendingPathComponent("warnings.txt")
    let text = try? String(contentsOf: file, encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }
}
