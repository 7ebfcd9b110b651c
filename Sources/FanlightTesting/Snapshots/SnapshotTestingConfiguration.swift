import Foundation
public import Snapshots
import Synchronization

/// The snapshot settings of some tests.
public struct SnapshotTestingConfiguration: Sendable {
  /// Constants that specify when golden files are written.
  public typealias Record = SnapshotRecording

  /// The record mode; `nil` for that of the enclosing scope.
  public var record: Record?
  /// The tool that shows differences; `nil` for that of the enclosing scope.
  public var diffTool: DiffTool?

  /// Creates a configuration with a record mode and a diff tool.
  ///
  /// - Parameters:
  ///   - record: The record mode; `nil` for that of the enclosing scope.
  ///   - diffTool: The tool that shows differences; `nil` for that of the enclosing scope.
  public init(record: Record?, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// The record mode of the innermost `withSnapshotTesting(record:diffTool:operation:)`.
  @TaskLocal static var scope: Record?
  /// The record mode of the innermost trait.
  @TaskLocal static var trait: Record?
  /// The tool of the innermost scope or trait.
  @TaskLocal static var tool: DiffTool?
  /// The value of the deprecated variable `isRecording`; `nil` if it was not set.
  static let isRecording = Mutex<Bool?>(nil)

  /// The value of the deprecated variable `diffTool`; `nil` if it was not set.
  static let diffTool = Mutex<String?>(nil)

  /// The tool that shows differences; `nil` if there is none.
  static var currentTool: DiffTool? {
    tool ?? diffTool.withLock { $0 }.map(DiffTool.init(stringLiteral:))
  }

  /// Returns the record mode of a snapshot whose call specifies one or none.
  static func mode(call: Record?) -> Record {
    let old = isRecording.withLock { $0 }.map { $0 ? Record.all : .missing }
    return .resolved(
      call: call, scope: scope, trait: trait ?? old, in: ProcessInfo.processInfo.environment)
  }
}
