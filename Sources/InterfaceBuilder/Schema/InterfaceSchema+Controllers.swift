extension InterfaceSchema {
  static let controllerKinds = [
    InterfaceKind(
      "viewController",
      attributes: """
        title storyboardIdentifier automaticallyAdjustsScrollViewInsets definesPresentationContext
        extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed modalPresentationStyle
        modalTransitionStyle modalInPresentation restorationIdentifier providesPresentationContextTransitionStyle
        interfaceStyle nibName wantsFullScreenLayout
        """,
      keys: """
        view navigationItem tabBarItem extendedEdges contentSize preferredContentSize
        edgesForExtendedLayout toolbarItems
        """, lists: "layoutGuides toolbarItems"),
    InterfaceKind(
      "tableViewController", "viewController", attributes: "clearsSelectionOnViewWillAppear",
      keys: "refreshControl"),
    InterfaceKind(
      "collectionViewController", "viewController", attributes: "clearsSelectionOnViewWillAppear"
    ),
    InterfaceKind(
      "navigationController", "viewController",
      attributes: """
        navigationBarHidden toolbarHidden hidesBarsOnSwipe hidesBarsOnTap
        hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
        """, keys: "navigationBar toolbar", lists: "viewControllers"),
    InterfaceKind(
      "tabBarController", "viewController", attributes: "selectedIndex", keys: "tabBar",
      lists: "viewControllers"),
    InterfaceKind(
      "splitViewController", "viewController",
      attributes: "style preferredDisplayMode displayModeButtonVisibility primaryBackgroundStyle"),
    InterfaceKind(
      "pageViewController", "viewController",
      attributes: "transitionStyle navigationOrientation spineLocation pageSpacing doubleSided"),
    InterfaceKind(
      "viewControllerPlaceholder",
      attributes: "storyboardName referencedIdentifier bundleIdentifier",
      keys: "navigationItem tabBarItem"),
    InterfaceKind("placeholder", attributes: "placeholderIdentifier"),
    InterfaceKind("exit"),
    InterfaceKind("customObject", lists: ""),
  ]
}
