import Synchronization

/// What a strategy could not do for one snapshot: there is then nothing to compare.
final class StrategyFailures: Sendable {
  /// The failures of the snapshot that is taken now; `nil` outside of an assertion.
  @TaskLocal private static var current: StrategyFailures?

  private let stored = Mutex<[String]>([])

  /// What could not be done, in sentences.
  var messages: [String] { stored.withLock { $0 } }

  /// Calls a closure whose strategies report their failures here.
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

  /// Returns the value of a closure, or `nil` with its error reported.
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
  /// Creates a value of a closure that may fail: then the failure is reported, and there is no value.
  static func reporting(_ operation: @escaping () throws -> Value) -> Async {
    Async { callback in
      if let value = StrategyFailures.reporting(operation) { callback(value) }
    }
  }
}
