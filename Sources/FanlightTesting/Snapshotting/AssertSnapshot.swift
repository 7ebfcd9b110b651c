public import Foundation
public import Snapshots

/// Asserts that a value matches its golden file.
///
/// The golden file is `__Snapshots__/<test file>/fanlight/<test>.<name or number>.<extension>` beside the
/// test's file. A test that records it fails, so that one that passes has always compared.
///
/// If the value is a view or a view controller, it is created on the device of the strategy.
///
/// - Parameters:
///   - value: The value to compare.
///   - snapshotting: The strategy for comparing it.
///   - name: The name of the snapshot; `nil` numbers the snapshots of the test.
///   - record: When golden files are written; `nil` for the mode of the test's traits and the environment.
///   - timeout: The maximum time to wait for the snapshot, in seconds.
///   - fileID: The file to which failures are attributed.
///   - filePath: The path of that file, beside which the golden files are.
///   - testName: The test's function, after which golden files are named.
///   - line: The line to which failures are attributed.
///   - column: The column to which failures are attributed.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  guard
    let message = verifySnapshot(
      of: try value(), as: snapshotting, named: name, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  else { return }
  Sink.fail(message, at: .init(fileID, filePath, line, column))
}

/// Asserts that a value matches the golden files of several strategies.
///
/// - Parameters:
///   - value: The value to compare, which is created for each strategy.
///   - strategies: The strategies, by the names of the snapshots.
///   - record: When golden files are written; `nil` for the mode of the test's traits and the environment.
///   - timeout: The maximum time to wait for each snapshot, in seconds.
///   - fileID: The file to which failures are attributed.
///   - filePath: The path of that file, beside which the golden files are.
///   - testName: The test's function, after which golden files are named.
///   - line: The line to which failures are attributed.
///   - column: The column to which failures are attributed.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts that a value matches the golden files of several strategies, which are numbered.
///
/// - Parameters:
///   - value: The value to compare, which is created for each strategy.
///   - strategies: The strategies.
///   - record: When golden files are written; `nil` for the mode of the test's traits and the environment.
///   - timeout: The maximum time to wait for each snapshot, in seconds.
///   - fileID: The file to which failures are attributed.
///   - filePath: The path of that file, beside which the golden files are.
///   - testName: The test's function, after which golden files are named.
///   - line: The line to which failures are attributed.
///   - column: The column to which failures are attributed.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value with its golden file, or records it, without recording a failure.
///
/// - Parameters:
///   - value: The value to compare.
///   - snapshotting: The strategy for comparing it.
///   - name: The name of the snapshot; `nil` numbers the snapshots of the test.
///   - record: When golden files are written; `nil` for the mode of the test's traits and the environment.
///   - snapshotDirectory: The folder of the golden files; `nil` is `__Snapshots__/<test file>/fanlight`.
///   - timeout: The maximum time to wait for the snapshot, in seconds.
///   - fileID: The test's file in its module.
///   - filePath: The path of the test's file.
///   - testName: The test's function, after which golden files are named.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What went wrong; `nil` if the value is the golden one.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  SnapshotAssertion(
    name: name, record: record, directory: snapshotDirectory, timeout: timeout,
    testFile: "\(filePath)", testName: testName
  ).failure(of: value, as: snapshotting)
}
