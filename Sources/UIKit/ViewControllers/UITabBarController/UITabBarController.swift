import Foundation

/// Controllers behind the tabs of a bar; one is seen.
open class UITabBarController: UIViewController {
  var tabs: [UIViewController] = []
  var selection = NSNotFound
  var isBarHidden = false
  var exchange: ChildExchange?
  let transitionView = UITransitionView()
  let wrapper = UIViewControllerWrapperView()
  private let storedBar = UITabBar()

  /// What is told of taps on tabs.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar.
  open var tabBar: UITabBar { storedBar }

  /// The controllers, from left to right.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers; the one that is seen stays, or else the first one is (S2.22).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    setTabs(viewControllers ?? [])
  }

  /// The index of the controller that is seen; `NSNotFound` when there is none.
  open var selectedIndex: Int {
    get { selection }
    set { select(newValue) }
  }

  /// The controller that is seen.
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set {
      guard let newValue else { return }
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else {
        preconditionFailure(
          """
          -[UITabBarController setSelectedViewController:] only a view controller in the tab bar \
          controller's list of view controllers can be selected.
          """)
      }
      select(index)
    }
  }

  /// Whether the bar is hidden; then it covers nothing.
  ///
  /// Hiding the bar's view instead leaves the safe area as it is (S3.6).
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; the layout has its final values at once.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Makes the container's view (S3.10).
  open override func loadView() { makeContainer() }

  /// Puts the view of the controller that is seen in place.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelected()
  }

  /// The controller that is seen decides whether the status bar is hidden (S3.44).
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// The controller that is seen decides the look of the status bar (S3.44).
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  /// The controller that is seen decides whether the home indicator may go.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
}

/// What is told of taps on the tabs of a controller.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a tap may show a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Tells that a tap has shown a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
