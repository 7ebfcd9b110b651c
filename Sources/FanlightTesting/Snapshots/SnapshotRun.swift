import Foundation
import Snapshots
import Synchronization

/// What the snapshots of one process share.
package enum SnapshotRun {
  /// The names that were compared so far.
  @MainActor static var names = SnapshotNames()
  private static let hasPrintedIgnoredFiles = Mutex(false)

  /// The first screen on which each change of a snapshot was told.
  @MainActor static var firstScreens: [String: String] = [:]

  /// Forgets the names, as a test case of XCTest begins.
  package static func forgetNames() {
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { names = SnapshotNames() }
  }

  /// Returns the command that records the golden files of a test.
  ///
  /// - Parameters:
  ///   - mode: The record mode.
  ///   - testName: The test's function, by which it is found where no test is running.
  static func command(_ mode: String, testName: String) -> String {
    let filter = Sink.testFilter ?? function(testName)
    let isPlain = filter.allSatisfy { $0.isLetter || $0.isNumber || "_/".contains($0) }
    return "FANLIGHT_RECORD=\(mode) swift test --filter \(isPlain ? filter : "'\(filter)'")"
  }

  /// Returns the screen on which the views of a snapshot changed in the same way before; `nil` if there is
  /// none, or if its views did not change.
  ///
  /// - Parameters:
  ///   - lines: The lines on the difference. Frames and pixels may be others, distances may not.
  ///   - snapshot: The snapshot, whatever its screen.
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

  /// The folder of what differences leave: below `SNAPSHOT_ARTIFACTS` of the environment, or `nil` for
  /// beside the golden files.
  static func traces(beside testFile: String, _ environment: [String: String]) -> URL? {
    guard let folder = environment["SNAPSHOT_ARTIFACTS"], !folder.isEmpty else { return nil }
    let file = URL(fileURLWithPath: testFile).deletingPathExtension().lastPathComponent
    return URL(fileURLWithPath: folder).appendingPathComponent(file)
  }

  /// The name of a test's function without its arguments.
  static func function(_ testName: String) -> String { String(testName.prefix { $0 != "(" }) }

  /// Prints, once, the lines that keep the traces of a difference out of Git, where they are beside the golden
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
