/// Where a controller is among others.
struct ContainmentState {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var isMovingToParent = false
  var isMovingFromParent = false
  /// The controller that this one presents.
  var presented: UIViewController?
  /// The window whose root controller this is.
  weak var hostWindow: UIWindow?
}
