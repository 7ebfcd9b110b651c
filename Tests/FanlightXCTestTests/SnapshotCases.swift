import FanlightXCTest
import Foundation
import UIKit
import XCTest

/// A suite of swift-snapshot-testing with one changed import, which `SnapshotsInXCTestTests` runs in a process
/// of its own.
///
/// Without the folder that it names, as in this package's other runs, the cases are skipped. A case on the main
/// actor is asynchronous: XCTest on Linux cannot call others.
final class SnapshotCases: XCTestCase {
  private static let folder = ProcessInfo.processInfo.environment["FANLIGHT_TEST_SNAPSHOTS"]

  override func setUpWithError() throws {
    try XCTSkipIf(Self.folder == nil, "needs FANLIGHT_TEST_SNAPSHOTS")
  }

  override func invokeTest() {
    withSnapshotTesting(record: .missing) { super.invokeTest() }
  }

  @MainActor
  func testASnapshotIsRecordedThenCompared() async {
    for isFirst in [true, false] {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      let failure = verifySnapshot(
        of: label, as: .image, named: "label", snapshotDirectory: Self.folder)
      XCTAssertEqual(failure == nil, !isFirst, failure ?? "")
    }
  }

  func testNumbersBeginWithTheTestCase() { expectTheFirstNumber() }

  func testNumbersBeginWithTheNextTestCase() { expectTheFirstNumber() }

  /// Both test cases ask in the name of one test.
  private func expectTheFirstNumber() {
    let failure = verifySnapshot(
      of: "a", as: .lines, record: .all, snapshotDirectory: Self.folder, testName: "numbers()")
    XCTAssert(failure?.contains(#"Snapshot "numbers.1" was recorded"#) == true, failure ?? "none")
  }

  @MainActor
  func testAMissingSnapshotFails() async {
    assertSnapshot(of: UIViewController(), as: .image(on: .iPhone13(.landscape)), record: .never)
  }

  @MainActor
  func testAScreenFails() async {
    Screen("iPhone 13").show(UIViewController()) { shown in
      shown.expectSnapshot(record: .never)
      shown.tap(shown.view(identified: "pay"))
    }
  }
}
