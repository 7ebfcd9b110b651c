import DisplayList
import Foundation
import Snapshots
import Testing

@Suite("Snapshots · recordings that are interrupted (testing.md 12)", .serialized)
struct InterruptedRecordingTests {
  /// Runs the current test program again, with one of the cases.
  private func start(
    _ name: String, in folder: URL, shell: String = #"exec "$0" "$@""#, output: Pipe
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    process.arguments = [
      "-c", shell, program, "--testing-library", "swift-testing", "--filter",
      "InterruptedRecordingCases/\(name)",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["FANLIGHT_TEST_RECORDING": folder.path]
    ) { $1 }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    return process
  }

  @Test("if the disk is full, the test fails and the golden files are unchanged")
  func fullDisk() throws {
    try withTemporaryFolder { (folder: URL) throws in
      let store = SnapshotStore(folder: folder, recording: .all)
      let old = Snapshot(
        picture: Bitmap(width: 1, height: 1, pixels: [0xFF00_0000], name: "x"), text: "old\n")
      _ = try store.compare(old, named: "a")
      let pipe = Pipe()
      // No file may be longer than 16 KB, and writing more is an error instead of a signal.
      let process = try start(
        "once", in: folder, shell: #"trap '' XFSZ; ulimit -f 16; exec "$0" "$@""#, output: pipe)
      let text = String(
        decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()

      #expect(process.terminationStatus == 1, "\(text)")
      #expect(text.contains("a.png could not be written"), "\(text)")
      #expect(text.contains("nothing was compared"), "\(text)")
      let never = SnapshotStore(folder: folder, recording: .never)
      #expect(try never.compare(old, named: "a") == .same)
    }
  }

  @Test("a process that is killed while it records leaves whole golden files")
  func killedProcess() throws {
    try withTemporaryFolder { (folder: URL) throws in
      let never = SnapshotStore(folder: folder, recording: .never)
      for round in 0..<8 {
        let process = try start("forever", in: folder, output: Pipe())
        let text = folder.appendingPathComponent("a.txt")
        let end = Date(timeIntervalSinceNow: 60)
        while !FileManager.default.fileExists(atPath: text.path), Date() < end {
          Thread.sleep(forTimeInterval: 0.01)
        }
        // Each round is terminated at another time of a recording.
        Thread.sleep(forTimeInterval: 0.3 + Double(round) * 0.037)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)

        let picture = try never.goldenPicture("a").picture()
        #expect(
          InterruptedRecordingCases.snapshots.contains { $0.picture?.pixels == picture.pixels })
        let golden = try never.goldenText("a").text()
        #expect(InterruptedRecordingCases.snapshots.contains { $0.text == golden })
      }
    }
  }
}
