import Foundation
import Testing

/// The cases of `SnapshotCases`, run by XCTest in a process of its own.
@Suite("XCTest · snapshots")
struct SnapshotsInXCTestTests {
  @Test("a suite of XCTest asserts snapshots, and its failures are those of the test case")
  func failuresAreThoseOfTheTestCase() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("xctest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try TestProgram.run(
      [
        "FANLIGHT_TEST_SNAPSHOTS": folder.path, "SNAPSHOT_ARTIFACTS": "\(folder.path)/traces",
        "CI": "false",
      ], cases: "SnapshotCases")
    #expect(run.status == 1, "\(run.output)")
    #expect(
      run.output.contains("Executed 5 tests, with 3 failures (0 unexpected)"), "\(run.output)")
    let failures = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
    let parts = [
      ["testAMissingSnapshotFails", #"Snapshot "testAMissingSnapshotFails.1" has no golden file"#],
      ["testAScreenFails", #"Snapshot "testAScreenFails" on iPhone 13, "#, "has no golden file"],
      ["testAScreenFails", #"no view is identified "pay""#],
    ]
    #expect(failures.count == parts.count, "\(run.output)")
    for (failure, parts) in zip(failures, parts) {
      #expect(failure.contains("SnapshotCases.swift:"))
      for part in parts { #expect(failure.contains(part), "\(failure)") }
    }
    // Nothing is written beside the sources.
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    #expect(
      !FileManager.default.fileExists(atPath: sources.appendingPathComponent("__Snapshots__").path))
  }
}
