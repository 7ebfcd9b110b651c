import Foundation
import SourceRewriter

/// A module in a temporary directory, which is removed at the end of the test.
final class ScratchModule {
  let folder: URL
  private let name: String

  init(_ name: String, _ sources: [String: String]) throws {
    self.name = name
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rewriter-\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Sources"), withIntermediateDirectories: true)
    for (file, text) in sources { try write(text, to: file) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a source file.
  func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(of: file)))
  }

  /// Returns the path of a source file.
  func path(of file: String) -> String {
    folder.appendingPathComponent("Sources").appendingPathComponent(file).path
  }

  /// The paths of all source files.
  var paths: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("Sources").path
      ).sorted().map(path)
    }
  }

  /// The overlay's path.
  var overlay: String { folder.appendingPathComponent("overlay.yaml").path }

  /// The path of the facts that a module that imports this one reads.
  var facts: String { folder.appendingPathComponent("out/\(name).facts.json").path }

  /// Rewrites the source files and writes the overlay.
  func rewrite(dependencies: [String] = []) async throws -> ModuleRewriter.Outcome {
    let rewriter = ModuleRewriter(
      module: name, output: folder.appendingPathComponent("out").path, dependencies: dependencies)
    let outcome = try await rewriter.rewrite(try paths)
    try Overlay(copies: outcome.copies).write(to: overlay)
    return outcome
  }

  /// Returns the text of a source file's copy; `nil` if it has none.
  func copy(of file: String, in outcome: ModuleRewriter.Outcome) throws -> String? {
    let pair = outcome.copies.first { $0.original == path(of: file) }
    return try pair.map { try String(contentsOfFile: $0.copy, encoding: .utf8) }
  }
}
