import Foundation
import Testing

/// Where failures go: to the test of Swift Testing that is running.
enum Sink {
  /// A location in a test's source.
  struct Location: Sendable, Hashable {
    var fileID: String
    var filePath: String
    var line: Int
    var column: Int

    init(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
      (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
    }

    fileprivate var sourceLocation: SourceLocation {
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Records a failure at a location in the test's source.
  ///
  /// Without a running test the process ends with the message: a failure must not go unnoticed.
  static func fail(_ message: String, at location: Location) {
    guard Test.current != nil else {
      FileHandle.standardError.write(
        Data("\(location.filePath):\(location.line): error: \(message)\n".utf8))
      fatalError("no test is running that could fail")
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location.sourceLocation)
  }

  /// The name of the test that is running; `nil` without one.
  static var testName: String? { Test.current?.name }
}
