public import Foundation
import Synchronization

/// Asserts that a value matches its golden file.
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

/// Asserts that a value matches its golden file.
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

/// Asserts that a value matches the golden files of several strategies.
@available(*, deprecated, message: "Use the overload with a record mode: .all or .missing.")
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording.map { $0 ? .all : .missing },
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
    column: column)
}

/// Asserts that a value matches the golden files of several strategies, which are numbered.
@available(*, deprecated, message: "Use the overload with a record mode: .all or .missing.")
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording.map { $0 ? .all : .missing },
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
    column: column)
}

/// Asserts that a value matches the golden files of several strategies.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>], record recording: Bool = false,
  timeout: TimeInterval = 5, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout,
    file: filePath, testName: testName, line: line)
}

/// Asserts that a value matches the golden files of several strategies, which are numbered.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool = false, timeout: TimeInterval = 5,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout,
    file: filePath, testName: testName, line: line)
}

/// Compares a value with its golden file, or records it, without recording a failure.
@available(
  *, deprecated,
  renamed: "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:file:testName:line:)"
)
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
    snapshotDirectory: snapshotDirectory, timeout: timeout, file: filePath, testName: testName,
    line: line)
}

/// Compares a value with its golden file, or records it, without recording a failure.
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

/// A Boolean value that determines whether all golden files are written, unless a trait or a scope specifies
/// the record mode.
@available(*, deprecated, message: "Use withSnapshotTesting(record: .all) or the trait .snapshots.")
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.isRecording.withLock { $0 } ?? false }
  set { SnapshotTestingConfiguration.isRecording.withLock { $0 = newValue } }
}

/// A Boolean value that determines whether all golden files are written; the same as ``isRecording``.
@available(*, deprecated, message: "Use withSnapshotTesting(record: .all) or the trait .snapshots.")
public var record: Bool {
  get { SnapshotTestingConfiguration.isRecording.withLock { $0 } ?? false }
  set { SnapshotTestingConfiguration.isRecording.withLock { $0 = newValue } }
}

/// The command of the tool that shows differences, unless a trait or a scope specifies one.
@available(
  *, deprecated, message: "Use withSnapshotTesting(diffTool:) or the trait .snapshots."
)
public var diffTool: String? {
  get { SnapshotTestingConfiguration.diffTool.withLock { $0 } }
  set { SnapshotTestingConfiguration.diffTool.withLock { $0 = newValue } }
}
