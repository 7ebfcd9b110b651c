/// The registration of an active constraint.
struct ConstraintRegistration {
  /// The view that the constraint is installed on.
  var container: ItemReference?
  /// A number that grows with every activation in the engine (S8.17).
  var order = 0
  /// The engine that contains the constraint.
  var engine: EngineReference?
  /// The handle of the constraint's row in the engine.
  var row: LayoutRow?
  /// The constraint's index among those of the engine.
  var index = -1
  /// Whether views inform the constraint of changes of their insets, baselines or scrolling.
  var isDependent = false
  /// Whether the constraint is about to leave the engine with a part of the tree.
  var isLeaving = false
}
