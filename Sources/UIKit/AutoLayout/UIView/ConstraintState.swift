/// The constraint state of a view.
struct ConstraintState {
  /// The constraints that are installed on the view.
  var constraints: [NSLayoutConstraint] = []
  /// The constraints about the view, or a guide of it, that are installed on views around it.
  var references: [NSLayoutConstraint] = []
  /// The rows that arrange the view, if it is a stack whose constraints were not read.
  var stackRows: StackRows?
  /// The engine of the tree whose root the view is.
  var engine: LayoutEngine?
  /// Whether a fitting size of the view is being computed, during which it is the root of an
  /// engine.
  var isFitted = false
  /// Whether the view is leaving the tree.
  var isLeaving = false
  var translatesMask = true
  var needsUpdate = true
  /// Whether a view inside needs `updateConstraints()`, or the engine needs an update.
  var subtreeNeedsUpdate = true
  /// The hugging priorities, horizontal and vertical; `nil` for the class's default.
  var hugging: (UILayoutPriority?, UILayoutPriority?) = (nil, nil)
  /// The compression resistance priorities, horizontal and vertical; `nil` for the class's default.
  var resistance: (UILayoutPriority?, UILayoutPriority?) = (nil, nil)
}
