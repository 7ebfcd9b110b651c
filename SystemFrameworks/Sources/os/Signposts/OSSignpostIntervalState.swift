/// The state of an interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  /// The identifier of the interval.
  public let signpostID: OSSignpostID

  init(_ signpostID: OSSignpostID) {
    self.signpostID = signpostID
  }

  /// Creates the state of an interval that has begun elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
}
