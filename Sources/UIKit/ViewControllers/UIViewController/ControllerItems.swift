/// The bar items of a controller; they are created when they are first read.
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
