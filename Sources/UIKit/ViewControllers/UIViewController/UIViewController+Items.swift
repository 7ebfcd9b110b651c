extension UIViewController {
  func setTitle(_ title: String?) {
    items.title = title
    existingNavigationItem.title = title
    existingTabBarItem.title = title
    if let navigation = parent as? UINavigationController { navigation.tabBarItem.title = title }
  }

  var existingNavigationItem: UINavigationItem {
    if let item = items.navigationItem { return item }
    let item = UINavigationItem(title: items.title ?? "")
    items.navigationItem = item
    return item
  }

  var existingTabBarItem: UITabBarItem {
    if let item = items.tabBarItem { return item }
    let item = UITabBarItem(title: items.title, image: nil, tag: 0)
    items.tabBarItem = item
    return item
  }
}
