/// A constraint of a ``Solver``.
///
/// A handle: it means something to the solver that made it only.
public struct Constraint: Hashable, Sendable {
  /// The index in the solver's tables.
  @usableFromInline let index: Int32

  @usableFromInline init(index: Int32) { self.index = index }
}
