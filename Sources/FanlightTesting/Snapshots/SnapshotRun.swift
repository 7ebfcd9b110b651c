import Foundation
import Snapshots

/// What the snapshots of one process share.
@MainActor
enum SnapshotRun {
  /// The names that were compared so far.
  static var names = SnapshotNames()
  private static var printedIgnoredFiles = false

  /// The folder of what differences leave: below `SNAPSHOT_ARTIFACTS` of the environment, or `nil` for
  /// beside the golden files.
  static func traces(beside testFile: String, _ environment: [String: String]) -> URL? {
    guard let folder = environment["SNAPSHOT_ARTIFACTS"], !folder.isEmpty else { return nil }
    let file = URL(fileURLWithPath: testFile).deletingPathExtension().lastPathComponent
    return URL(fileURLWithPath: folder).appendingPathComponent(file)
  }

  /// The name of a test's function without its arguments.
  static func function(_ testName: String) -> String { String(testName.prefix { $0 != "(" }) }

  /// Prints, once, the lines that keep the traces of a difference out of Git.
  static func printIgnoredFiles(of store: SnapshotStore) {
    guard !printedIgnoredFiles, store.traces == store.folder else { return }
    printedIgnoredFiles = true
    let files = ["actual.png", "actual.txt", "difference.png"].map { "**/__Snapshots__/**/*.\($0)" }
    FileHandle.standardError.write(
      Data("Traces of a difference, for .gitignore:\n\(files.joined(separator: "\n"))\n".utf8))
  }
}
