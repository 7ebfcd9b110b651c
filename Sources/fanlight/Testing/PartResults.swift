import Foundation
import Synchronization

/// What the parts of a run said, which end in any order.
final class PartResults: Sendable {
  private let stored = Mutex<Int32>(0)

  /// Prints what a part printed, whole, and keeps its status.
  func add(_ status: Int32, _ text: String, title: String) {
    stored.withLock { worst in
      worst = max(worst, status)
      // The test library's own colors are for the terminal.
      try? FileHandle.standardOutput.write(contentsOf: Data("== \(title)\n\(text)\n".utf8))
    }
  }

  /// The worst status.
  var worst: Int32 { stored.withLock { $0 } }
}
