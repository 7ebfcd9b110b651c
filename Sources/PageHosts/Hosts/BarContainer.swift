import UIKit

/// Puts the bars of an ordinary app around a controller.
@MainActor
enum BarContainer {
  /// Returns the root of an app that shows `content` with the bars of `options`.
  static func make(around content: UIViewController, options: HostOptions) -> UIViewController {
    content.navigationItem.title = options.title
    var root = content
    if !options.bars.isDisjoint(with: [.navigation, .toolbar]) {
      content.toolbarItems = toolbarItems()
      let navigation = HostNavigationController(rootViewController: content)
      navigation.hidesStatusBar = options.isStatusBarHidden
      navigation.isNavigationBarHidden = !options.bars.contains(.navigation)
      navigation.isToolbarHidden = !options.bars.contains(.toolbar)
      root = navigation
    }
    if options.bars.contains(.tab) {
      root.tabBarItem = UITabBarItem(title: "Pages", image: nil, tag: 0)
      let tabs = HostTabBarController()
      tabs.hidesStatusBar = options.isStatusBarHidden
      tabs.viewControllers = [root]
      root = tabs
    }
    return root
  }

  /// Back, forward, share, bookmarks: what a browser's toolbar holds.
  private static func toolbarItems() -> [UIBarButtonItem] {
    let systemItems: [UIBarButtonItem.SystemItem] = [.rewind, .fastForward, .action, .bookmarks]
    var items: [UIBarButtonItem] = []
    for systemItem in systemItems {
      if !items.isEmpty {
        items.append(UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil))
      }
      items.append(UIBarButtonItem(barButtonSystemItem: systemItem, target: nil, action: nil))
    }
    return items
  }
}

/// A navigation controller that decides about the status bar itself.
private final class HostNavigationController: UINavigationController {
  var hidesStatusBar: Bool?

  override var prefersStatusBarHidden: Bool { hidesStatusBar ?? super.prefersStatusBarHidden }
}

/// A tab bar controller that decides about the status bar itself.
private final class HostTabBarController: UITabBarController {
  var hidesStatusBar: Bool?

  override var prefersStatusBarHidden: Bool { hidesStatusBar ?? super.prefersStatusBarHidden }
}
