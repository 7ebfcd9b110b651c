import DisplayList
import Foundation
import Snapshots
import Testing

/// Cases that `InterruptedRecordingTests` runs in processes that are interrupted.
///
/// They run only with the folder that the tests pass, and so not in this package's other runs.
@Suite(
  "Snapshots · recordings that are interrupted, in a process of their own",
  .enabled(if: ProcessInfo.processInfo.environment["FANLIGHT_TEST_RECORDING"] != nil))
struct InterruptedRecordingCases {
  /// Two snapshots with files of many blocks, which take some time to write.
  static let snapshots = [0, 1].map { kind in
    var seed = UInt32(truncatingIfNeeded: 7 + kind)
    let pixels = (0..<400 * 400).map { _ -> UInt32 in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return 0xFF00_0000 | seed >> 8
    }
    return Snapshot(
      picture: Bitmap(width: 400, height: 400, pixels: pixels, name: "noise"),
      text: (0..<40_000).map { "line \($0) of \(kind)" }.joined(separator: "\n"))
  }

  private var store: SnapshotStore {
    let path = ProcessInfo.processInfo.environment["FANLIGHT_TEST_RECORDING"] ?? ""
    return SnapshotStore(folder: URL(fileURLWithPath: path), recording: .all)
  }

  @Test("records once")
  func once() throws { _ = try store.compare(Self.snapshots[0], named: "a") }

  @Test("records until it is killed", .timeLimit(.minutes(5)))
  func forever() throws {
    for count in 0... { _ = try store.compare(Self.snapshots[count % 2], named: "a") }
  }
}
