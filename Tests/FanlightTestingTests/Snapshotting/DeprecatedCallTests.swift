import Foundation
import Synchronization
import Testing

@testable import FanlightTesting

/// The deprecated calls of suites for swift-snapshot-testing before its version 1.17.
@Suite("Strategies · calls of older suites (testing.md 2)", .serialized, .snapshots(record: .never))
struct DeprecatedCallTests {
  /// The failures that the deprecated calls record.
  private final class MessageBox: @unchecked Sendable {
    var texts: [String] = []
  }

  private func messages(_ body: () -> Void) -> [String] {
    let box = MessageBox()
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      box.texts.append("\(issue)")
      return true
    }
    return box.texts
  }

  private func withTestFile(_ body: (StaticString) -> Void) {
    body("/tmp/fanlight-deprecated-calls/Tests/OldTests/OldTests.swift")
    try? FileManager.default.removeItem(atPath: "/tmp/fanlight-deprecated-calls")
  }

  @available(*, deprecated, message: "It calls what is deprecated.")
  fileprivate func recordAll(_ file: StaticString) {
    assertSnapshot(matching: "a", as: .lines, named: "one", record: true, file: file)
    assertSnapshots(matching: "a", as: ["two": .lines], record: true, file: file)
    assertSnapshots(matching: "a", as: [.lines], record: true, file: file)
    let isRecording: Bool? = true
    assertSnapshots(of: "a", as: ["three": .lines], record: isRecording, file: file)
    assertSnapshots(of: "a", as: [.lines], record: isRecording, file: file)
  }

  @available(*, deprecated, message: "It calls what is deprecated.")
  fileprivate func verifyAll(_ folder: String) -> [String?] {
    [
      verifySnapshot(
        matching: "a", as: .lines, named: "v", record: true, snapshotDirectory: folder),
      verifySnapshot(matching: "a", as: .lines, named: "v", snapshotDirectory: folder),
      verifySnapshot(matching: "b", as: .lines, named: "v", snapshotDirectory: folder),
    ]
  }

  @Test("the calls with matching: and with a Boolean record are those with a record mode")
  func olderCallsRecord() {
    withTestFile { file in
      let told = messages { recordAllAnyway(file) }
      #expect(told.count == 5)
      #expect(told.allSatisfy { $0.contains("was recorded: the record mode is .all") })
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("deprecated-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let told = verifyAllAnyway(folder)
    #expect(told[0]?.contains("was recorded") == true)
    #expect(told[1] == nil)
    #expect(told[2]?.contains("differs") == true)
  }

  @Test("the variables record and diffTool hold where no trait and no scope says otherwise")
  func olderVariablesHold() {
    SnapshotTestingConfiguration.isRecording.withLock { $0 = true }
    SnapshotTestingConfiguration.diffTool.withLock { $0 = "ksdiff" }
    defer {
      SnapshotTestingConfiguration.isRecording.withLock { $0 = nil }
      SnapshotTestingConfiguration.diffTool.withLock { $0 = nil }
    }
    #expect(SnapshotTestingConfiguration.mode(call: nil) == .never)
    SnapshotTestingConfiguration.$trait.withValue(nil) {
      #expect(SnapshotTestingConfiguration.mode(call: nil) == .all)
    }
    let command = SnapshotTestingConfiguration.currentTool?(
      currentFilePath: "a", failedFilePath: "b")
    #expect(command == #"ksdiff "a" "b""#)
  }
}

/// A protocol through which a test calls deprecated functions without a warning.
private protocol DeprecatedCalls {
  func recordAll(_ file: StaticString)
  func verifyAll(_ folder: String) -> [String?]
}

extension DeprecatedCalls {
  fileprivate func recordAllAnyway(_ file: StaticString) { recordAll(file) }
  fileprivate func verifyAllAnyway(_ folder: String) -> [String?] { verifyAll(folder) }
}

extension DeprecatedCallTests: DeprecatedCalls {}
