/// What a view knows of constraints.
struct ConstraintState {
  /// The constraints that are installed on the view.
  var constraints: [NSLayoutConstraint] = []
  /// The constraints about the view, or a guide of it, that are installed on views around it.
  var references: [NSLayoutConstraint] = []
  /// What arranges the view, if it is a stack whose constraints were not read.
  var stackRows: StackRows?
  /// The engine of the tree whose root the view is.
  var engine: LayoutEngine?
  /// Whether a size is being found that fits the view, which is the root of an engine meanwhile.
  var isFitted = false
  /// Whether the view is on its way out of the tree.
  var isLeaving = false
  var translatesMask = true
  var needsUpdate = true
  /// Whether a view inside wants `updateConstraints()`, or the engine has something to do.
  var subtreeNeedsUpdate = true
  /// Hugging and compression resistance, horizontally and vertically; unset is the class's own.
  var hugging: (UILayoutPriority?, UILayoutPriority?) = (nil, nil)
  var resistance: (UILayoutPriority?, UILayoutPriority?) = (nil, nil)
}
