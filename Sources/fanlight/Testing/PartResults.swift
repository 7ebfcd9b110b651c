import Foundation
import Synchronization

/// The results of the processes of a test run, which end in any order.
final class PartResults: Sendable {
  private let stored = Mutex<Int32>(0)

  /// Prints the complete output of a process and records its status.
  func add(_ status: Int32, _ text: String, title: String) {
    stored.withLock { worst in
      worst = max(worst, status)
      // This bypasses `Console`, which would escape the test library's color sequences.
      try? FileHandle.standardOutput.write(contentsOf: Data("== \(title)\n\(text)\n".utf8))
    }
  }

  /// The highest status of all processes.
  var worst: Int32 { stored.withLock { $0 } }
}
