import Foundation
import Snapshots
import Testing

@testable import FanlightTesting

@Suite("Strategies · asserting snapshots (testing.md 2 and 6)", .snapshots(record: .never))
struct AssertSnapshotTests {
  private struct Refusal: Error, CustomStringConvertible {
    let description = "there is no receipt"
  }

  /// Calls `body` with a folder of its own.
  private func withFolder<Result>(_ body: (String) throws -> Result) rethrows -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assert-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
  }

  private func files(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private func verify(
    _ text: String, named name: String? = "total", _ record: SnapshotRecording? = nil,
    in folder: String
  ) -> String? {
    verifySnapshot(
      of: text, as: .lines, named: name, record: record, snapshotDirectory: folder,
      testName: "checkout()")
  }

  @Test("a missing snapshot is recorded and fails; then it passes, and a changed one is reported")
  func snapshotsAreRecordedThenCompared() throws {
    try withFolder { folder in
      let recorded = try #require(verify("10 €", .missing, in: folder))
      #expect(
        recorded.hasPrefix(#"Snapshot "checkout.total" was recorded: there was no golden file"#))
      #expect(files(in: folder) == ["checkout.total.txt"])
      #expect(verify("10 €", in: folder) == nil)

      let told = try #require(verify("12 €", in: folder)).split(separator: "\n").map(String.init)
      #expect(
        told == [
          #"Snapshot "checkout.total" differs"#, "  @@ -1,1 +1,1 @@", "  -10 €", "  +12 €",
          "  golden   \(folder)/checkout.total.txt",
          "  actual   \(folder)/checkout.total.actual.txt",
          "  accept   FANLIGHT_RECORD=failed swift test --filter "
            + "AssertSnapshotTests/snapshotsAreRecordedThenCompared",
        ])
      #expect(files(in: folder) == ["checkout.total.actual.txt", "checkout.total.txt"])
      // The files of a difference are removed once there is none.
      #expect(verify("10 €", in: folder) == nil)
      #expect(files(in: folder) == ["checkout.total.txt"])
    }
  }

  @Test("each record mode writes what it says, and fails when it has written")
  func recordModesWriteAndFail() {
    withFolder { folder in
      func golden() -> String? {
        try? String(contentsOfFile: "\(folder)/checkout.total.txt", encoding: .utf8)
      }
      #expect(
        verify("1", .never, in: folder)?.contains("has no golden file, and none is recorded here")
          == true)
      #expect(golden() == nil)
      #expect(verify("1", .failed, in: folder)?.contains("was recorded") == true)
      #expect(golden() == "1")
      #expect(verify("2", .missing, in: folder)?.contains("differs") == true)
      #expect(golden() == "1")
      #expect(verify("2", .failed, in: folder)?.contains("was recorded: it differs") == true)
      #expect(golden() == "2")
      #expect(verify("2", .failed, in: folder) == nil)
      #expect(
        verify("2", .all, in: folder)?.contains("was recorded: the record mode is .all") == true)
      #expect(verify("3", true, in: folder)?.contains("was recorded") == true)
      #expect(golden() == "3")
    }
  }

  @Test("the call comes before the scope, the scope before the trait")
  func callPrecedesScopeAndTrait() {
    withFolder { folder in
      // The suite's trait is .never.
      #expect(verify("1", in: folder)?.contains("none is recorded here") == true)
      withSnapshotTesting(record: .missing) {
        #expect(verify("1", in: folder)?.contains("was recorded") == true)
        #expect(verify("2", .never, in: folder)?.contains("differs") == true)
      }
    }
  }

  @Test("unnamed snapshots count up from 1, and each test has numbers of its own")
  func unnamedSnapshotsCountUp() {
    withFolder { folder in
      for text in ["a", "b"] { _ = verify(text, named: nil, .all, in: folder) }
      SnapshotCounter.$current.withValue(SnapshotCounter()) {
        #expect(verify("a", named: nil, in: folder) == nil)
        #expect(verify("b", named: nil, in: folder) == nil)
      }
      #expect(files(in: folder) == ["checkout.1.txt", "checkout.2.txt"])
    }
  }

  @Test("several strategies are by name, or numbered")
  func strategiesAreNamedOrNumbered() {
    let short = Snapshotting<String, String>.lines.pullback { (text: String) in
      String(text.prefix(1))
    }
    withKnownIssue {
      assertSnapshots(of: "ab", as: ["whole": .lines, "short": short], record: .never)
    } matching: { issue in
      "\(issue)".contains("strategiesAreNamedOrNumbered.whole")
        || "\(issue)".contains("strategiesAreNamedOrNumbered.short")
    }
    withKnownIssue {
      assertSnapshots(of: "ab", as: [.lines, short], record: .never)
    } matching: { issue in
      "\(issue)".contains("strategiesAreNamedOrNumbered.1")
        || "\(issue)".contains("strategiesAreNamedOrNumbered.2")
    }
    let folder = GoldenPath(beside: #filePath).fanlight
    #expect(files(in: folder.path).count == 4)
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  @Test("golden files are beside the test's file, named as in swift-snapshot-testing")
  func goldenFilesAreBesideTheTest() {
    withFolder { folder in
      func record(_ testName: String, name: String?) {
        let assertion = SnapshotAssertion(
          name: name, record: .all, directory: nil, timeout: 1,
          testFile: "\(folder)/Tests/ShopTests/Checkout/CheckoutTests.swift", testName: testName)
        #expect(assertion.failure(of: { Data([1]) }, as: .data)?.contains("was recorded") == true)
      }
      record("testPay()", name: nil)
      record("pay(on:)", name: "large text, dark")
      #expect(
        files(in: "\(folder)/Tests/ShopTests/Checkout/__Snapshots__/CheckoutTests/fanlight")
          == ["pay-on.large-text-dark", "testPay.1"])
    }
  }

  @Test("a golden file that cannot be read is a failure, and is not replaced")
  func unreadableGoldenFilesAreFailures() throws {
    try withFolder { folder in
      let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n"
      let path = "\(folder)/checkout.total.txt"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try pointer.write(toFile: path, atomically: true, encoding: .utf8)
      let told = try #require(verify("1", .failed, in: folder))
      #expect(told.contains("could not be compared") && told.contains("is a pointer of Git LFS"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == pointer)
    }
  }

  @Test("a value that throws fails with its error")
  func valuesMayThrow() {
    func receipt() throws -> String { throw Refusal() }
    let told = verifySnapshot(of: try receipt(), as: .lines, named: "x")
    #expect(told?.contains("could not be compared: there is no receipt") == true)
  }

  @Test("an asynchronous value is waited for; one that never arrives fails")
  func asynchronousValuesAreWaitedFor() {
    withFolder { folder in
      func strategy(_ isLate: Bool) -> Snapshotting<Int, String> {
        SimplySnapshotting.lines.asyncPullback { number in
          Async { callback in
            if isLate {
              nonisolated(unsafe) let callback = callback
              _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
                callback("\(number)")
              }
            }
          }
        }
      }
      func verify(_ isLate: Bool) -> String? {
        verifySnapshot(
          of: 7, as: strategy(isLate), named: "n", record: .missing, snapshotDirectory: folder,
          timeout: isLate ? 30 : 0.1)
      }
      #expect(verify(true)?.contains("was recorded") == true)
      #expect(verify(true) == nil)
      #expect(verify(false)?.contains("it was not there after 0.1 seconds") == true)
    }
  }

  @Test("the command of a diff tool is printed with both paths")
  func diffToolCommandsArePrinted() throws {
    try withFolder { folder in
      _ = verify("1", .all, in: folder)
      let told = try #require(
        withSnapshotTesting(diffTool: .ksdiff) { verify("2", in: folder) })
      #expect(
        told.contains(
          "  diff     ksdiff \"\(folder)/checkout.total.txt\" \"\(folder)/checkout.total.actual.txt\""
        ))
      #expect(verify("2", in: folder)?.contains("  diff     ") == false)
    }
  }
}
