/// Where a view is in the tree.
struct HierarchyState {
  weak var superview: UIView?
  var subviews: [UIView] = []
  weak var window: UIWindow?
  var tag = 0
  /// The controller whose root view this is.
  weak var owningViewController: UIViewController?
}
