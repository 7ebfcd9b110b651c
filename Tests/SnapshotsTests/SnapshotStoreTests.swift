import DisplayList
import Foundation
import Snapshots
import Testing

@Suite("Snapshots · recording and comparing (testing.md 6)")
struct SnapshotStoreTests {
  private let black = Snapshot(
    picture: Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFF00_0000], name: "x"),
    text: "one\ntwo\n")
  private let other = Snapshot(
    picture: Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0x8000_0000], name: "x"),
    text: "one\nthree\n")

  /// Returns the message of a difference, or `nil` for another result.
  private func difference(
    _ store: SnapshotStore, _ snapshot: Snapshot, named name: String = "a"
  ) throws -> String? {
    guard case .different(let difference) = try store.compare(snapshot, named: name) else {
      return nil
    }
    return difference.summary
  }

  @Test("a missing snapshot is recorded, then the same one passes and another fails")
  func missingSnapshotsAreRecorded() throws {
    try withTemporaryFolder { (folder: URL) throws in
      let store = SnapshotStore(folder: folder, recording: .missing)

      #expect(try store.compare(black, named: "a") == .recorded("there was no golden file"))
      #expect(fileNames(in: folder) == ["a.png", "a.txt"])
      #expect(try store.compare(black, named: "a") == .same)
      #expect(
        try difference(store, other)
          == #"1 of 2 pixels differ; line 2 of the text is "three" instead of "two""#)
      #expect(
        fileNames(in: folder)
          == ["a.actual.png", "a.actual.txt", "a.difference.png", "a.png", "a.txt"])
      #expect(try store.compare(black, named: "a") == .same)
      #expect(fileNames(in: folder) == ["a.png", "a.txt"])
    }
  }

  @Test("nothing is recorded if recording is off")
  func nothingIsRecordedIfOff() throws {
    try withTemporaryFolder { (folder: URL) throws in
      let store = SnapshotStore(folder: folder, recording: .never)

      #expect(try store.compare(black, named: "a") == .missing)
      #expect(fileNames(in: folder) == ["a.actual.png", "a.actual.txt"])
    }
  }

  @Test("recording failed snapshots leaves passed ones unchanged")
  func recordingFailedLeavesPassed() throws {
    try withTemporaryFolder { (folder: URL) throws in
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

  @Test("recording all replaces unreadable files")
  func recordingAllReplacesUnreadableFiles() throws {
    try withTemporaryFolder { (folder: URL) throws in
      _ = try SnapshotStore(folder: folder, recording: .all).compare(black, named: "a")
      try Data("no picture".utf8).write(to: folder.appendingPathComponent("a.png"))

      #expect(throws: GoldenFileError.self) {
        try SnapshotStore(folder: folder, recording: .failed).compare(black, named: "a")
      }
      _ = try SnapshotStore(folder: folder, recording: .all).compare(black, named: "a")
      #expect(
        try SnapshotStore(folder: folder, recording: .never).compare(black, named: "a") == .same)
    }
  }

  @Test("a text that differs under the same picture fails")
  func differentTextsFail() throws {
    try withTemporaryFolder { (folder: URL) throws in
      let store = SnapshotStore(folder: folder, recording: .missing)
      _ = try store.compare(black, named: "a")

      #expect(
        try difference(store, Snapshot(picture: black.picture, text: "one\ntwo\n\n"))
          == #"line 4 of the text is "" instead of "(no line)""#)
    }
  }

  @Test("a different size is reported as such, whatever the tolerance")
  func differentSizesAreReported() throws {
    try withTemporaryFolder { (folder: URL) throws in
      let store = SnapshotStore(folder: folder, recording: .missing)
      _ = try store.compare(black, named: "a")
      let wide = Bitmap(width: 3, height: 1, pixels: [0, 0, 0], name: "x")

      for tolerance in [PixelTolerance.exact, .perceptual(deltaE: 100, share: 1)] {
        let outcome = try store.compare(
          Snapshot(picture: wide, text: black.text), named: "a", tolerance: tolerance)
        guard case .different(let difference) = outcome else {
          Issue.record("another size passed")
          return
        }
        #expect(difference.summary == "the size is 3x1 instead of 2x1")
      }
    }
  }

  @Test("a snapshot of text alone asks for no picture")
  func textAloneNeedsNoPicture() throws {
    try withTemporaryFolder { (folder: URL) throws in
      let store = SnapshotStore(folder: folder, recording: .missing)

      _ = try store.compare(Snapshot(text: "one\n"), named: "a")
      #expect(fileNames(in: folder) == ["a.txt"])
      #expect(try store.compare(Snapshot(text: "one\n"), named: "a") == .same)
      // With a picture, the golden files are incomplete.
      #expect(
        try store.compare(Snapshot(picture: black.picture, text: "one\n"), named: "a")
          == .recorded("there was no golden file"))
    }
  }

  @Test("if one file of a pair is missing, the other one is compared and not changed")
  func incompletePairsAreCompared() throws {
    try withTemporaryFolder { (folder: URL) throws in
      func text() throws -> String {
        try String(contentsOf: folder.appendingPathComponent("a.txt"), encoding: .utf8)
      }
      for recording in [SnapshotRecording.missing, .never] {
        _ = try SnapshotStore(folder: folder, recording: .all).compare(black, named: "a")
        try FileManager.default.removeItem(at: folder.appendingPathComponent("a.png"))
        let store = SnapshotStore(folder: folder, recording: recording)

        #expect(
          try difference(store, other)
            == #"line 2 of the text is "three" instead of "two""#, "\(recording)")
        #expect(try text() == black.text)
        #expect(!fileNames(in: folder).contains("a.png"))
      }
      let old = Date(timeIntervalSince1970: 1_000_000)
      let path = folder.appendingPathComponent("a.txt").path
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
      for recording in [SnapshotRecording.missing, .failed] {
        try? FileManager.default.removeItem(at: folder.appendingPathComponent("a.png"))
        let store = SnapshotStore(folder: folder, recording: recording)
        #expect(try store.compare(black, named: "a") == .recorded("there was no golden file"))
        #expect(fileNames(in: folder) == ["a.png", "a.txt"])
        let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
        #expect(date as? Date == old, "\(recording)")
      }
      let failed = SnapshotStore(folder: folder, recording: .failed)
      try FileManager.default.removeItem(at: folder.appendingPathComponent("a.png"))
      guard case .recorded = try failed.compare(other, named: "a") else {
        Issue.record("a pair that differs was not recorded")
        return
      }
      #expect(try text() == other.text)
    }
  }

  @Test("pictures and traces have folders of their own")
  func picturesAndTracesHaveFolders() throws {
    try withTemporaryFolder { (folder: URL) throws in
      let store = SnapshotStore(
        folder: folder.appendingPathComponent("texts"),
        pictures: folder.appendingPathComponent("pictures"),
        traces: folder.appendingPathComponent("traces"), recording: .missing)
      _ = try store.compare(black, named: "a")
      #expect(try difference(store, other) != nil)

      #expect(fileNames(in: store.folder) == ["a.txt"])
      #expect(fileNames(in: store.pictures) == ["a.png"])
      #expect(
        fileNames(in: store.traces) == ["a.actual.png", "a.actual.txt", "a.difference.png"])
    }
  }

  @Test("masked areas are not compared, in the golden image either")
  func masksCoverBothPictures() throws {
    try withTemporaryFolder { (folder: URL) throws in
      let store = SnapshotStore(folder: folder, recording: .missing)
      let changed = Snapshot(picture: other.picture, text: black.text)
      _ = try store.compare(black, named: "a")

      let right = PixelRect(x: 1, y: 0, width: 40, height: 40)
      #expect(try store.compare(changed, named: "a", masks: [right]) == .same)
      let left = PixelRect(x: -3, y: 0, width: 4, height: 1)
      guard case .different = try store.compare(changed, named: "a", masks: [left]) else {
        Issue.record("a mask covered more than its rectangle")
        return
      }
    }
  }
}
