import Foundation

/// Controllers behind the tabs of a bar; one is seen.
open class UITabBarController: UIViewController {
  /// When the bar of iOS 26 becomes small.
  public enum MinimizeBehavior: Int, Sendable {
    /// As the system likes: never, as far as is known.
    case automatic = 0
    /// Never.
    case never = 1
    /// While content is scrolled down.
    case onScrollDown = 2
    /// While content is scrolled up.
    case onScrollUp = 3
  }

  var controllers: [UIViewController] = []
  var storedTabs: [UITab] = []
  var selection = NSNotFound
  var isBarHidden = false
  /// Whether the list of further controllers is what the user has chosen.
  var isMoreChosen = false
  var modern = ModernTabState()
  let transitionView = UITransitionView()
  let wrapper = UIViewControllerWrapperView()
  private let storedBar = UITabBar()
  private lazy var storedMore = MoreNavigationController(for: self)

  /// What is told of taps on tabs.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar.
  open var tabBar: UITabBar { storedBar }

  /// The controllers, from left to right.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty || !storedTabs.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers; the one that is seen stays, or else the first one is (S2.22).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    storedTabs = []
    setControllers(viewControllers ?? [])
  }

  /// The index of the controller that is seen; `NSNotFound` when there is none.
  open var selectedIndex: Int {
    get { selection }
    set { selectByApp(newValue) }
  }

  /// The controller that is seen.
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selection) ? controllers[selection] : nil }
    set {
      guard let newValue else { return }
      guard let index = controllers.firstIndex(where: { $0 === newValue }) else {
        preconditionFailure(
          """
          -[UITabBarController setSelectedViewController:] only a view controller in the tab bar \
          controller's list of view controllers can be selected.
          """)
      }
      selectByApp(index)
    }
  }

  /// What shows the controllers that the bar has no room for (S3.9).
  open var moreNavigationController: UINavigationController { storedMore }

  /// The tabs; setting them makes their controllers and selects the first one (S3.43).
  open var tabs: [UITab] {
    get { storedTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the tabs, makes their controllers and selects the first one (S3.43).
  open func setTabs(_ tabs: [UITab], animated: Bool) { adoptTabs(tabs) }

  /// The tab that is selected; `nil` without ``tabs``.
  open var selectedTab: UITab? {
    get { storedTabs.indices.contains(selection) ? storedTabs[selection] : nil }
    set {
      if let index = storedTabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  /// Returns the tab with an identifier; `nil` when there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    storedTabs.first { $0.identifier == identifier }
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

  // MARK: iOS 26

  /// When a phone's bar becomes small; from iOS 26 (S3.42).
  open var tabBarMinimizeBehavior: MinimizeBehavior {
    get { modern.minimizing.behavior }
    set {
      changeMinimizing {
        $0.behavior = newValue
        $0.expand()
      }
    }
  }

  /// A view above a phone's bar, or beside it while it is small; from iOS 26 (S3.42).
  open var bottomAccessory: UITabAccessory? {
    get { modern.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Sets the view above the bar; the layout has its final values at once.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    adoptAccessory(bottomAccessory)
  }

  /// The part of the view that the bar does not cover; from iOS 26 (S3.42).
  open var contentLayoutGuide: UILayoutGuide { existingContentGuide }

  /// Makes the container's view (S3.10).
  open override func loadView() { makeContainer() }

  /// Puts the view of the controller that is seen in place.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelected()
  }

  /// The controller that is seen decides whether the status bar is hidden (S3.44).
  open override var childForStatusBarHidden: UIViewController? { shownController }

  /// The controller that is seen decides the look of the status bar (S3.44).
  open override var childForStatusBarStyle: UIViewController? { shownController }

  /// The controller that is seen decides whether the home indicator may go.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { shownController }
}
