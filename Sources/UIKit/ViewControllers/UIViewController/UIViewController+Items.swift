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
    item.controller = self
    items.navigationItem = item
    return item
  }

  var existingTabBarItem: UITabBarItem {
    if let item = items.tabBarItem { return item }
    let item = UITabBarItem(title: items.title, image: nil, tag: 0)
    items.tabBarItem = item
    return item
  }

  var existingEditButton: UIBarButtonItem {
    if let button = items.editButton { return button }
    let button = UIBarButtonItem()
    button.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    items.editButton = button
    showEditing(in: button)
    return button
  }

  func changeEditing(_ editing: Bool) {
    items.isEditing = editing
    if let button = items.editButton { showEditing(in: button) }
  }

  private func showEditing(in button: UIBarButtonItem) {
    let systemItem: UIBarButtonItem.SystemItem = items.isEditing ? .done : .edit
    button.title = systemItem.title
    button.style = systemItem.style
  }
}
