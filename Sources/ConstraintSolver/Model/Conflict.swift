/// Required constraints that cannot all hold.
public struct Conflict: Hashable, Sendable {
  /// The constraint that is out of force until the conflict is resolved (S8.20).
  public let broken: Constraint
  /// The constraints that exclude each other, ``broken`` among them, in the order of their creation;
  /// without any one of them the others could hold.
  public let exclusive: [Constraint]
}
