import Foundation
import UIKit
import WebKit

/// A factory that embeds a view controller in the bars of an ordinary app.
@MainActor
enum BarContainer {
  /// Returns the root view controller of an app that shows `content` with the bars of `options`.
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
      root.tabBarItem = UITabBarItem(
        title: "Pages", image: UIImage(systemName: "book"), tag: 0)
      let tabs = HostTabBarController()
      tabs.hidesStatusBar = options.isStatusBarHidden
      tabs.viewControllers = [root]
      root = tabs
    }
    return root
  }

  /// Returns the items of a browser's toolbar: back, forward, share, bookmarks.
  private static func toolbarItems() -> [UIBarButtonItem] {
    // Mirrored with the layout direction, like the system's symbols of these names.
    let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    let chevrons = ["chevron.backward", "chevron.forward"]
    let (back, forward) = isMirrored ? (chevrons[1], chevrons[0]) : (chevrons[0], chevrons[1])
    let buttons = [
      symbol(back), symbol(forward),
      UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .bookmarks, target: nil, action: nil),
    ]
    return Array(buttons.flatMap { [.flexibleSpace(), $0] }.dropFirst())
  }

  private static func symbol(_ name: String) -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
  }
}

extension UIViewController {
  /// Shows a page's title in the navigation bar, if it has one.
  func showTitle(of webView: WKWebView) {
    guard let title = webView.title?.trimmingCharacters(in: .whitespacesAndNewlines),
      !title.isEmpty
    else { return }
    navigationItem.title = title
  }
}

/// A navigation controller that determines the status bar's visibility itself.
private final class HostNavigationController: UINavigationController {
  var hidesStatusBar: Bool?

  override var prefersStatusBarHidden: Bool { hidesStatusBar ?? super.prefersStatusBarHidden }
}

/// A tab bar controller that determines the status bar's visibility itself.
private final class HostTabBarController: UITabBarController {
  var hidesStatusBar: Bool?

  override var prefersStatusBarHidden: Bool { hidesStatusBar ?? super.prefersStatusBarHidden }
}
