import Foundation
import SourceRewriter

/// Sources of a module before and after rewriting.
///
/// A folder of `Fixtures` has `Name.swift.before`, `Name.swift.after` where the rewriter changes the
/// source, and `warnings.txt` where it has something to say.
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

  /// The texts with a suffix, by the name of the source.
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

  /// The warnings to expect, one a line, of sources without their folder.
  var warnings: [String] {
    let file = Self.folder.appendingPathComponent(name).appendingPathComponent("warnings.txt")
    let text = try? String(contentsOf: file, encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }
}
