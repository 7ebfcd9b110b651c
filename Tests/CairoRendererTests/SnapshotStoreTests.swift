import DisplayList
import Foundation
import SnapshotSupport
import Testing

@Suite("Snapshots · recording and comparing")
struct SnapshotStoreTests {
  private let black = Snapshot(
    picture: Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFF00_0000], name: "x"),
    text: "one\ntwo\n")
  private let other = Snapshot(
    picture: Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0x8000_0000], name: "x"),
    text: "one\nthree\n")

  /// Calls `body` with a folder that does not exist yet, and removes it.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func files(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test(
    "the environment says when to record",
    arguments: [
      ([:], .missing), (["CI": "true"], .never), (["CI": "true", "FANLIGHT_RECORD": "all"], .all),
      (["FANLIGHT_RECORD": "failed"], .failed), (["FANLIGHT_RECORD": "nonsense"], .missing),
    ] as [([String: String], SnapshotRecording)])
  func theEnvironmentSaysWhenToRecord(variables: [String: String], expected: SnapshotRecording) {
    #expect(SnapshotRecording.wanted(by: variables) == expected)
  }

  @Test("a missing snapshot is recorded, then the same one passes and another fails")
  func aMissingSnapshotIsRecorded() throws {
    try withFolder { (folder: URL) throws in
      let store = SnapshotStore(folder: folder, recording: .missing)

      #expect(try store.compare(black, named: "a") == .recorded("there was no golden picture"))
      #expect(files(folder) == ["a.png", "a.txt"])
      #expect(try store.compare(black, named: "a") == .same)
      #expect(
        try store.compare(other, named: "a")
          == .different(
            #"1 of 2 pixels differ; line 2 of the text is "three" instead of "two""#))
      #expect(
        files(folder)
          == ["a.actual.png", "a.actual.txt", "a.difference.png", "a.png", "a.txt"])
      #expect(try store.compare(black, named: "a") == .same)
      #expect(files(folder) == ["a.png", "a.txt"])
    }
  }

  @Test("nothing is recorded where that is not allowed")
  func nothingIsRecordedWhereThatIsNotAllowed() throws {
    try withFolder { (folder: URL) throws in
      let store = SnapshotStore(folder: folder, recording: .never)

      guard case .different = try store.compare(black, named: "a") else {
        Issue.record("a missing golden picture passed")
        return
      }
      #expect(files(folder) == ["a.actual.png", "a.actual.txt"])
    }
  }

  @Test("recording what failed leaves what passed")
  func recordingWhatFailedLeavesWhatPassed() throws {
    try withFolder { (folder: URL) throws in
      let store = SnapshotStore(folder: folder, recording: .failed)

      _ = try store.compare(black, named: "a")
      #expect(try store.compare(black, named: "a") == .same)
      guard case .recorded = try store.compare(other, named: "a") else {
        Issue.record("a different picture was not recorded")
        return
      }
      #expect(try store.compare(other, named: "a") == .same)
    }
  }

  @Test("a text that differs under the same picture fails")
  func aDifferentTextFailsUnderTheSamePicture() throws {
    try withFolder { (folder: URL) throws in
      let store = SnapshotStore(folder: folder, recording: .missing)
      _ = try store.compare(black, named: "a")

      let outcome = try store.compare(
        Snapshot(picture: black.picture, text: "one\ntwo\n\n"), named: "a")
      #expect(
        outcome == .different(#"line 4 of the text is "" instead of "(no line)""#))
    }
  }

  @Test("another size is said to be one")
  func anotherSizeIsReported() throws {
    try withFolder { (folder: URL) throws in
      let store = SnapshotStore(folder: folder, recording: .missing)
      _ = try store.compare(black, named: "a")
      let wide = Bitmap(width: 3, height: 1, pixels: [0, 0, 0], name: "x")

      #expect(
        try store.compare(Snapshot(picture: wide, text: black.text), named: "a")
          == .different("the size is 3x1 instead of 2x1"))
    }
  }
}
