// Minimal classes that the real bars replace.
public import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// Creates an item with a title.
  public init(title: String) { self.title = title }
}

/// What a bar shows.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
}

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {}

/// What a tab bar shows for a controller.
open class UITabBarItem: UIBarItem {
  /// Creates an item.
  public init(title: String?, image: AnyObject?, tag: Int) {
    super.init()
    self.title = title
  }
}

/// A stack of controllers under a bar.
open class UINavigationController: UIViewController {
  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool = false
  func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {}
}

/// Controllers behind tabs.
open class UITabBarController: UIViewController {}
