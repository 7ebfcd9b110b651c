import Foundation
import Snapshots
import Synchronization

/// The state that the snapshots of a process share.
package enum SnapshotRun {
  /// The names of the snapshots that were compared.
  @MainActor static var names = SnapshotNames()
  private static let hasPrintedIgnoredFiles = Mutex(false)

  /// The first screen on which each change of a snapshot was reported.
  @MainActor static var firstScreens: [String: String] = [:]

  /// Clears the names, when a test case of XCTest begins.
  package static func resetNames() {
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { names = SnapshotNames() }
  }

  /// Returns the command that records the golden files of a test.
  ///
  /// - Parameters:
  ///   - mode: The record mode.
  ///   - testName: The test's function, by which the test is selected if none is running.
  static func command(_ mode: String, testName: String) -> String {
    let filter = Sink.testFilter ?? function(testName)
    let isPlain = filter.allSatisfy { $0.isLetter || $0.isNumber || "_/".contains($0) }
    return "FANLIGHT_RECORD=\(mode) swift test --filter \(isPlain ? filter : "'\(filter)'")"
  }

  /// Returns the screen on which the views of a snapshot changed in the same way before; `nil` if there is
  /// none, or if its views did not change.
  ///
  /// - Parameters:
  ///   - lines: The lines of the difference. Their frames and pixels may differ, but not their distances.
  ///   - snapshot: The identity of the snapshot, which is the same on all screens.
  ///   - screen: The name of the screen.
  @MainActor static func firstScreen(
    withChange lines: [String], of snapshot: String, on screen: String
  ) -> String? {
    let change = lines.filter { !$0.hasPrefix("pixels ") && !$0.hasPrefix("same commands") }
      .map { $0.replacing(/\([-0-9. ]+\)/, with: "").replacing(/\ +/, with: " ") }
    guard !change.isEmpty else { return nil }
    let key = ([snapshot] + change).joined(separator: "\n")
    guard let first = firstScreens[key] else {
      firstScreens[key] = screen
      return nil
    }
    return first == screen ? nil : first
  }

  /// Returns the folder for the files of differences, which is below `SNAPSHOT_ARTIFACTS` in the environment;
  /// `nil` for beside the golden files.
  static func traces(beside testFile: String, _ environment: [String: String]) -> URL? {
    guard let folder = environment["SNAPSHOT_ARTIFACTS"], !folder.isEmpty else { return nil }
    let file = URL(fileURLWithPath: testFile).deletingPathExtension().lastPathComponent
    return URL(fileURLWithPath: folder).appendingPathComponent(file)
  }

  /// Returns the name of a test's function without its arguments.
  static func function(_ testName: String) -> String { String(testName.prefix { $0 != "(" }) }

  /// Prints, once per process, the `.gitignore` lines for the files of differences that are beside the golden
  /// files.
  static func printIgnoredFiles(traces: URL, golden: URL) {
    guard traces.standardizedFileURL == golden.standardizedFileURL else { return }
    let isFirst = hasPrintedIgnoredFiles.withLock { hasPrinted in
      defer { hasPrinted = true }
      return !hasPrinted
    }
    guard isFirst else { return }
    let files = ["actual.*", "difference.png"].map { "**/__Snapshots__/**/*.\($0)" }
    FileHandle.standardError.write(
      Data("Traces of a difference, for .gitignore:\n\(files.joined(separator: "\n"))\n".utf8))
  }
}
