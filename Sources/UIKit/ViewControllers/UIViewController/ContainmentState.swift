/// The position of a controller in the controller hierarchy.
struct ContainmentState {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var isMovingToParent = false
  var isMovingFromParent = false
  /// The controller that this one presents.
  var presented: UIViewController?
  /// Whether a presented controller is being dismissed.
  var isEndingPresentation = false
  /// The transition between two children that has begun and not ended.
  var exchange: ChildTransition?
  /// The window whose root controller this is.
  var hostWindow: ItemReference?
}
