import Foundation

/// A gate that delays a response until a test opens it.
public final class Gate: Sendable {
  private let condition = DispatchSemaphore(value: 0)

  /// Creates a gate that is shut.
  public init() {}

  /// Lets everybody through, now and later.
  public func open() { condition.signal() }

  /// Waits in front of the gate; whoever is through leaves it open.
  func pass() {
    condition.wait()
    condition.signal()
  }
}
