/// A number that a ``Solver`` determines, such as the left edge of a view.
///
/// It is a handle that is valid only for the solver that created it.
public struct Variable: Hashable, Sendable {
  /// The index in the solver's tables.
  @usableFromInline let index: Int32

  @usableFromInline init(index: Int32) { self.index = index }
}
