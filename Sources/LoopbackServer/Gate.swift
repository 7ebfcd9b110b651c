import Foundation

/// A gate that delays a response until a test opens it.
public final class Gate: Sendable {
  private let condition = DispatchSemaphore(value: 0)

  /// Creates a gate that is closed.
  public init() {}

  /// Opens the gate for all waiting and later responses.
  public func open() { condition.signal() }

  /// Blocks the calling thread until the gate is open, and leaves it open for the next one.
  func pass() {
    condition.wait()
    condition.signal()
  }
}
