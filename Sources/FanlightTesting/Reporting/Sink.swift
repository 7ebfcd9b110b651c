import Foundation
import Reporting
package import Synchronization
import Testing

/// The receiver of failures: the running test of Swift Testing, or else the test case of XCTest.
package enum Sink {
  /// Another test library, which records failures if no test of Swift Testing is running; `nil` if there is
  /// none.
  package static let other = Mutex<(any TestLibrary)?>(nil)

  private static var library: (any TestLibrary)? { other.withLock { $0 } }

  /// A location in a test's source.
  struct Location: Sendable, Hashable {
    var fileID: String
    var filePath: String
    var line: Int
    var column: Int

    init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
      self.init("\(fileID)", "\(filePath)", Int(line), Int(column))
    }

    init(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
      (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
    }

    fileprivate var sourceLocation: SourceLocation {
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Records a failure at a location in the test's source.
  ///
  /// If no test is running, the process ends with the message, so that the failure is noticed.
  ///
  /// - Parameters:
  ///   - message: A description of the failure.
  ///   - location: The location.
  ///   - isReported: Whether the run's report already contains it, as a comparison or a finding.
  static func fail(_ message: String, at location: Location, isReported: Bool = false) {
    if !isReported, let report = RunReport.current {
      report.append(
        .failure(
          Report.Failure(
            subject: report.subject(of: location.filePath), what: "test", message: message)))
    }
    guard Test.current != nil else {
      if library?.fail(message, filePath: location.filePath, line: location.line) == true { return }
      FileHandle.standardError.write(
        Data("\(location.filePath):\(location.line): error: \(message)\n".utf8))
      fatalError("no test is running that could fail")
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location.sourceLocation)
  }

  /// Records a warning, which does not fail the test, at a location in the test's source.
  ///
  /// If no test is running, or the version of Swift Testing has no warnings (before 6.3), it is written to
  /// standard error.
  static func warn(_ message: String, at location: Location) {
    #if compiler(>=6.3)
      if Test.current != nil {
        Issue.record(
          Comment(rawValue: message), severity: .warning, sourceLocation: location.sourceLocation)
        return
      }
    #endif
    FileHandle.standardError.write(
      Data("\(location.filePath):\(location.line): warning: \(message)\n".utf8))
  }

  /// The running test as `swift test --filter` finds it, such as "CheckoutTests/checkout"; `nil` if there is
  /// none.
  static var testFilter: String? {
    if let test = Test.current {
      return test.id.nameComponents.map { String($0.prefix { $0 != "(" }) }.joined(separator: "/")
    }
    return library?.testName?.replacing(".", with: "/")
  }

  /// The name of the test that is running; `nil` without one.
  static var testName: String? { Test.current?.name ?? library?.testName }
}
