import Synchronization

/// The failures of a strategy to take a snapshot, so that there is nothing to compare.
final class StrategyFailures: Sendable {
  /// The failures of the current snapshot; `nil` outside an assertion.
  @TaskLocal private static var current: StrategyFailures?

  private let stored = Mutex<[String]>([])

  /// Sentences that say what was not possible.
  var messages: [String] { stored.withLock { $0 } }

  /// Calls a closure and collects the failures of its strategies.
  func collect<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: operation)
  }

  /// Returns the value of a closure.
  ///
  /// - Throws: ``SnapshotTaking/Failure`` if a strategy reported a failure in it.
  static func throwing<Result>(_ operation: () throws -> Result) throws -> Result {
    let failures = StrategyFailures()
    let result = try failures.collect(operation)
    guard failures.messages.isEmpty else {
      throw SnapshotTaking.Failure(description: failures.messages.joined(separator: "; "))
    }
    return result
  }

  /// Reports that the snapshot cannot be taken.
  static func report(_ message: String) {
    current?.stored.withLock { $0.append(message) }
  }

  /// Returns the value of a closure; `nil` if it throws an error, which is reported.
  static func reporting<Value>(_ operation: () throws -> Value) -> Value? {
    do {
      return try operation()
    } catch {
      report("\(error)")
      return nil
    }
  }
}

extension Async {
  /// Creates a value from a closure; if it throws an error, the error is reported and there is no value.
  static func reporting(_ operation: @escaping () throws -> Value) -> Async {
    Async { callback in
      if let value = StrategyFailures.reporting(operation) { callback(value) }
    }
  }
}
