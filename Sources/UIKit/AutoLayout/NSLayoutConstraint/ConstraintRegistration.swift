/// The registration of an active constraint.
struct ConstraintRegistration {
  /// The view that it is installed on.
  var container: ItemReference?
  /// A number that grows with every activation in the engine (S8.17).
  var order = 0
  /// The engine that contains it, and its handle there.
  var engine: EngineReference?
  var row: LayoutRow?
  /// Its index among the engine's constraints.
  var index = -1
  /// Whether views inform the constraint of changes of their insets, baselines or scrolling.
  var isDependent = false
  /// Whether the constraint is about to leave the engine with a part of the tree.
  var isLeaving = false
}
