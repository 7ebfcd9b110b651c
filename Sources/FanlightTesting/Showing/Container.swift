public import UIKit

/// What a view controller is shown in.
@preconcurrency @MainActor
public struct Container {
  /// The controller itself is the root of the window.
  public static let plain: Container = .init { $0 }
  /// A navigation controller has it as its root.
  public static let navigation: Container = .init { controller in
    UINavigationController(rootViewController: controller)
  }
  /// A tab bar controller has it as its only tab.
  public static let tab: Container = .init { controller in
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    return tabs
  }
  /// A split view controller of two columns has it as the secondary one.
  public static let split: Container = .init { controller in
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(controller, for: .secondary)
    return split
  }
  /// An empty controller presents it as a sheet.
  public static let sheet: Container = .init(presents: true) { _ in UIViewController() }

  /// Whether the root presents the controller instead of containing it.
  let presents: Bool
  /// Makes the root of the window.
  let root: @MainActor (UIViewController) -> UIViewController

  private init(
    presents: Bool = false, root: @escaping @MainActor (UIViewController) -> UIViewController
  ) {
    self.presents = presents
    self.root = root
  }

  /// Returns a container that a closure makes around the controller.
  ///
  /// - Parameter root: Returns the root of the window, which contains the controller.
  public static func custom(
    _ root: @escaping @MainActor (UIViewController) -> UIViewController
  ) -> Container {
    Container(root: root)
  }
}
