/// An equation or inequality between two expressions, to be added to a ``Solver``.
public struct Condition: Sendable, Hashable {
  /// The left side less the right side.
  public var difference: Expression
  /// How the difference compares to 0.
  public var relation: Relation
}
