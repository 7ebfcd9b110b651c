import Foundation
public import Snapshots
import Synchronization

/// What tests ask of their snapshots, for a part of them.
public struct SnapshotTestingConfiguration: Sendable {
  /// Constants for when golden files are written.
  public typealias Record = SnapshotRecording

  /// When golden files are written; `nil` leaves it to what is around.
  public var record: Record?
  /// The tool that shows differences; `nil` leaves it to what is around.
  public var diffTool: DiffTool?

  /// Creates a configuration of a record mode and a diff tool.
  ///
  /// - Parameters:
  ///   - record: When golden files are written; `nil` leaves it to what is around.
  ///   - diffTool: The tool that shows differences; `nil` leaves it to what is around.
  public init(record: Record?, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// The mode of the innermost call of `withSnapshotTesting(record:diffTool:operation:)`.
  @TaskLocal static var scope: Record?
  /// The mode of the innermost trait.
  @TaskLocal static var trait: Record?
  /// The tool of the innermost scope or trait.
  @TaskLocal static var tool: DiffTool?
  /// What the deprecated variable `isRecording` was set to; `nil` if it was not.
  static let isRecording = Mutex<Bool?>(nil)

  /// What the deprecated variable `diffTool` was set to; `nil` if it was not.
  static let diffTool = Mutex<String?>(nil)

  /// The tool that a difference is shown with; `nil` for none.
  static var currentTool: DiffTool? {
    tool ?? diffTool.withLock { $0 }.map(DiffTool.init(stringLiteral:))
  }

  /// The mode of a snapshot whose call asks for one or for none.
  static func mode(call: Record?) -> Record {
    let old = isRecording.withLock { $0 }.map { $0 ? Record.all : .missing }
    return .resolved(
      call: call, scope: scope, trait: trait ?? old, in: ProcessInfo.processInfo.environment)
  }
}
