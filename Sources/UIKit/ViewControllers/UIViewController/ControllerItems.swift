/// What bars show for a controller; items are made when they are first asked for.
struct ControllerItems {
  var restorationIdentifier: String?
  var title: String?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
  var isEditing = false
  var editButton: UIBarButtonItem?
}
