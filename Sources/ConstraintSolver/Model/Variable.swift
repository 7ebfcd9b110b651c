/// A number that a ``Solver`` finds, such as the left edge of a view.
///
/// A handle: it means something to the solver that made it only.
public struct Variable: Hashable, Sendable {
  /// The place in the solver's tables.
  @usableFromInline let index: Int32

  @usableFromInline init(index: Int32) { self.index = index }
}

/// A variable times a number, part of a ``Constraint``.
public struct Term: Hashable, Sendable {
  /// The variable that the term multiplies.
  public var variable: Variable
  /// What it is multiplied with.
  public var coefficient: Double

  /// Creates a term: `coefficient * variable`.
  @inlinable public init(_ coefficient: Double = 1, _ variable: Variable) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
