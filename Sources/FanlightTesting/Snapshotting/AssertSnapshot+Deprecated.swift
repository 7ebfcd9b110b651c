public import Foundation
import Synchronization

/// Asserts that a value is as its golden file has it.
@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:file:testName:line:)")
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, timeout: TimeInterval = 5,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
    timeout: timeout, file: filePath, testName: testName, line: line)
}

/// Asserts that a value is as its golden file has it.
@available(*, deprecated, message: "Use the overload with a record mode: .all or .missing.")
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording.map { $0 ? .all : .missing },
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
    column: column)
}

/// Compares a value with its golden file, or records it, without a failure.
@available(*, deprecated, message: "Use the overload with a record mode: .all or .missing.")
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording.map { $0 ? .all : .missing },
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

/// A Boolean value that determines whether every golden file is written that no trait and no scope has a
/// record mode for.
@available(*, deprecated, message: "Use withSnapshotTesting(record: .all) or the trait .snapshots.")
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.isRecording.withLock { $0 } ?? false }
  set { SnapshotTestingConfiguration.isRecording.withLock { $0 = newValue } }
}
