import FanlightTesting
import Foundation
import Synchronization
import XCTest

/// Records failures in the running test case, and numbers its snapshots.
///
/// XCTest's functions require the location of a failure as a literal; the test case's method accepts any
/// location.
final class TestCaseFailures: NSObject, XCTestObservation, TestLibrary {
  /// The running test case.
  ///
  /// XCTest starts, runs and finishes test cases on the main thread.
  private struct Running: @unchecked Sendable {
    let testCase: XCTestCase
  }

  private let running = Mutex<Running?>(nil)

  /// Begins to record the failures of test cases.
  @MainActor
  static func install() {
    let failures = TestCaseFailures()
    XCTestObservationCenter.shared.addTestObserver(failures)
    Sink.other.withLock { $0 = failures }
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let started = Running(testCase: testCase)
    running.withLock { $0 = started }
    SnapshotCounter.shared.reset()
    SnapshotRun.resetNames()
  }

  func testCaseDidFinish(_ testCase: XCTestCase) { running.withLock { $0 = nil } }

  var testName: String? { running.withLock { $0 }?.testCase.name }

  func fail(_ message: String, filePath: String, line: Int) -> Bool {
    guard let testCase = running.withLock({ $0 })?.testCase else { return false }
    testCase.recordFailure(
      withDescription: message, inFile: filePath, atLine: line, expected: true)
    return true
  }
}
