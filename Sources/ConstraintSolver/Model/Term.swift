/// A variable times a number, part of a ``Constraint``.
public struct Term: Hashable, Sendable {
  /// The variable that the term multiplies.
  public var variable: Variable
  /// The factor of the variable.
  public var coefficient: Double

  /// Creates a term: `coefficient * variable`.
  @inlinable public init(_ coefficient: Double = 1, _ variable: Variable) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
