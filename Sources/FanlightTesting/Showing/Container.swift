public import UIKit

/// The container in which a view controller is shown.
@preconcurrency @MainActor
public struct Container {
  /// The view controller is the root of the window.
  public static let plain: Container = .init { $0 }
  /// The view controller is the root of a navigation controller.
  public static let navigation: Container = .init { controller in
    UINavigationController(rootViewController: controller)
  }
  /// The view controller is the only tab of a tab bar controller.
  public static let tab: Container = .init { controller in
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    return tabs
  }
  /// The view controller is the secondary column of a split view controller with two columns.
  public static let split: Container = .init { controller in
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(controller, for: .secondary)
    return split
  }
  /// The view controller is presented as a sheet by an empty view controller.
  public static let sheet: Container = .init(presents: true) { _ in UIViewController() }

  /// Whether the root presents the view controller instead of containing it.
  let presents: Bool
  /// Creates the root of the window.
  let root: @MainActor (UIViewController) -> UIViewController

  private init(
    presents: Bool = false, root: @escaping @MainActor (UIViewController) -> UIViewController
  ) {
    self.presents = presents
    self.root = root
  }

  /// Returns a container whose root view controller a closure creates.
  ///
  /// - Parameter root: Returns the root of the window, which contains the view controller.
  public static func custom(
    _ root: @escaping @MainActor (UIViewController) -> UIViewController
  ) -> Container {
    Container(root: root)
  }
}
