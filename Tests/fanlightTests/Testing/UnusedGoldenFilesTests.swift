import Foundation
import Testing

@testable import fanlight

@Suite("fanlight test · golden files without a test (testing.md 6)")
struct UnusedGoldenFilesTests {
  /// Calls a closure with a package that has two golden files, one of which a process used, and the actual
  /// file of a failed comparison.
  private func withPackage(_ body: (URL, URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("dead-\(UUID().uuidString)").standardizedFileURL
    defer { try? FileManager.default.removeItem(at: root) }
    let package = root.appendingPathComponent("package")
    let golden = package.appendingPathComponent("Tests/A/__Snapshots__/ATests/fanlight")
    let report = root.appendingPathComponent("reports/1-2")
    for folder in [
      golden, report, golden.deletingLastPathComponent().appendingPathComponent("ios"),
    ] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for name in ["fanlight/used.txt", "fanlight/old.txt", "fanlight/old.actual.txt", "ios/old.png"]
    {
      try Data("x".utf8).write(
        to: golden.deletingLastPathComponent().appendingPathComponent(name))
    }
    try Data((golden.appendingPathComponent("used.txt").path + "\n").utf8)
      .write(to: report.appendingPathComponent("golden-files.txt"))
    try body(package, root.appendingPathComponent("reports"))
  }

  @Test("a file that no process used is dead; actual files and Apple's pictures are ignored")
  func unusedFilesAreDead() throws {
    try withPackage { package, reports in
      let dead = UnusedGoldenFiles(below: package, usedIn: reports)
      #expect(dead.files.map(\.lastPathComponent) == ["old.txt"])
    }
  }

  @Test("listing keeps the files, and so does deleting after a failure")
  func listingKeepsTheFiles() throws {
    try withPackage { package, reports in
      for (mode, hasFailed) in [(PruneMode.list, false), (.delete, true)] {
        let dead = UnusedGoldenFiles(below: package, usedIn: reports)
        #expect(dead.prune(mode, hasFailed: hasFailed) == 1)
        #expect(UnusedGoldenFiles(below: package, usedIn: reports).files.count == 1)
      }
    }
  }

  @Test("deleting removes the files")
  func deletingRemovesTheFiles() throws {
    try withPackage { package, reports in
      #expect(
        UnusedGoldenFiles(below: package, usedIn: reports).prune(.delete, hasFailed: false) == 0)
      #expect(UnusedGoldenFiles(below: package, usedIn: reports).files.isEmpty)
      #expect(
        UnusedGoldenFiles(below: package, usedIn: reports).prune(.list, hasFailed: false) == 0)
    }
  }
}
