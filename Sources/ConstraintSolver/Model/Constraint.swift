/// A constraint of a ``Solver``.
///
/// It is a handle that is valid only for the solver that created it.
public struct Constraint: Hashable, Sendable {
  /// The index in the solver's tables.
  @usableFromInline let index: Int32

  @usableFromInline init(index: Int32) { self.index = index }
}
