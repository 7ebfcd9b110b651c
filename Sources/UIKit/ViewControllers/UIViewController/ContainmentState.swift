/// Where a controller is among others.
struct ContainmentState {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var isMovingToParent = false
  var isMovingFromParent = false
  /// The controller that this one presents.
  var presented: UIViewController?
  /// Whether what this one presented is on its way out.
  var isEndingPresentation = false
  /// The exchange of two children that has begun and is not over.
  var exchange: ChildTransition?
  /// The window whose root controller this is.
  var hostWindow: ItemReference?
}
