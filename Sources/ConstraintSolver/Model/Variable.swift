/// A number that a ``Solver`` finds, such as the left edge of a view.
///
/// A handle: it means something to the solver that made it only.
public struct Variable: Hashable, Sendable {
  /// The index in the solver's tables.
  @usableFromInline let index: Int32

  @usableFromInline init(index: Int32) { self.index = index }
}
