/// What a view knows of constraints.
struct ConstraintState {
  /// The constraints that are installed on the view.
  var constraints: [NSLayoutConstraint] = []
  /// The constraints about the view, or a guide of it, that are installed on views around it.
  var references: [NSLayoutConstraint] = []
  /// The constraints whose numbers contain insets, baselines or scrolling of the view.
  var dependents: [NSLayoutConstraint] = []
  /// What arranges the view, if it is a stack and nobody has asked for its constraints.
  var stackRows: StackRows?
  /// The rows of stacks whose numbers contain margins or baselines of the view.
  var dependentRows: [StackRows] = []
  var guides: [UILayoutGuide] = []
  /// The engine of the tree whose root the view is.
  var engine: LayoutEngine?
  /// Whether the view is on its way out of the tree.
  var isLeaving = false
  var translatesMask = true
  var needsUpdate = true
  /// Whether a view inside wants `updateConstraints()`, or the engine has something to do.
  var subtreeNeedsUpdate = true
  /// Hugging and compression resistance, horizontally and vertically; unset is the class's own.
  var hugging: (UILayoutPriority?, UILayoutPriority?) = (nil, nil)
  var resistance: (UILayoutPriority?, UILayoutPriority?) = (nil, nil)

  /// Whether numbers of a stack's rows contain margins or baselines of the view.
  func dependsOn(_ rows: StackRows) -> Bool {
    for other in dependentRows where other === rows { return true }
    return false
  }
}
