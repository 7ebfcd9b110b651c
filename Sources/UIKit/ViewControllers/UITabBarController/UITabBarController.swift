import Foundation

/// A container view controller that shows one of several view controllers, selected in a tab bar.
open class UITabBarController: UIViewController {
  /// Behaviors that minimize the tab bar of iOS 26.
  public enum MinimizeBehavior: Int, Sendable {
    /// The system's default, which is never, as far as known.
    case automatic = 0
    /// The tab bar is never minimized.
    case never = 1
    /// The bar is minimized while content is scrolled down.
    case onScrollDown = 2
    /// The bar is minimized while content is scrolled up.
    case onScrollUp = 3
  }

  var controllers: [UIViewController] = []
  var storedTabs: [UITab] = []
  var selection = NSNotFound
  var isBarHidden = false
  /// Whether the More list is selected.
  var isMoreChosen = false
  var modern = ModernTabState()
  let transitionView = UITransitionView()
  let wrapper = UIViewControllerWrapperView()
  private let storedBar = UITabBar()
  private lazy var storedMore = MoreNavigationController(for: self)

  override var hasBarsOverChildren: Bool { true }

  /// The tab bar controller's delegate.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The tab bar that the controller manages.
  open var tabBar: UITabBar { storedBar }

  /// The root view controllers of the tabs, from left to right.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty || !storedTabs.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the root view controllers.
  ///
  /// The selected one stays selected if it is among them, otherwise the first one is (S2.22).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    storedTabs = []
    setControllers(viewControllers ?? [])
  }

  /// The index of the selected view controller; `NSNotFound` if there is none.
  open var selectedIndex: Int {
    get { selection }
    set { selectByApp(newValue) }
  }

  /// The view controller of the selected tab; `nil` if there is none.
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

  /// The navigation controller of the More tab, with the view controllers that do not fit into the
  /// tab bar (S3.9).
  open var moreNavigationController: UINavigationController { storedMore }

  /// The tabs that the tab bar shows, in order.
  ///
  /// Setting them creates their view controllers and selects the first one (S3.43).
  open var tabs: [UITab] {
    get { storedTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the tabs, creates their view controllers and selects the first one (S3.43).
  open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(tabs) }

  /// The selected tab; `nil` when ``tabs`` is not used.
  open var selectedTab: UITab? {
    get { storedTabs.indices.contains(selection) ? storedTabs[selection] : nil }
    set {
      if let index = storedTabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  /// Returns the tab with an identifier, or `nil`.
  open func tab(forIdentifier identifier: String) -> UITab? {
    storedTabs.first { $0.identifier == identifier }
  }

  /// A Boolean value that determines whether the bar is hidden; a hidden bar covers no content.
  ///
  /// Hiding the bar's view instead leaves the safe area unchanged (S3.6).
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Sets whether the tab bar is hidden.
  ///
  /// Layout has its final values immediately.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: iOS 26

  /// The behavior by which scrolling minimizes the tab bar.
  open var tabBarMinimizeBehavior: MinimizeBehavior {
    get { modern.minimizeBehavior }
    set {
      modern.minimizeBehavior = newValue
      changeMinimizing {
        $0.trigger = newValue.trigger
        $0.expand()
      }
    }
  }

  /// The accessory above the tab bar, or beside the minimized one; from iOS 26 on (S3.42).
  open var bottomAccessory: UITabAccessory? {
    get { modern.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Sets the accessory view above the tab bar.
  ///
  /// Layout has its final values immediately.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    setAccessory(bottomAccessory)
  }

  /// The layout guide of the area that the bar does not cover; from iOS 26 on (S3.42).
  open var contentLayoutGuide: UILayoutGuide { existingContentGuide }

  /// Creates the container's view (S3.10).
  open override func loadView() { makeContainer() }

  /// Inserts the view of the visible controller.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelected()
  }

  /// The interface orientations that the delegate returns, or those of any view controller
  /// (S17.23).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    OptionalRequirement.implemented {
      delegate?.tabBarControllerSupportedInterfaceOrientations(self)
    }
    .flatMap { $0 } ?? super.supportedInterfaceOrientations
  }

  /// The orientation of a presentation that the delegate returns, or that of the status bar
  /// (S17.23).
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    OptionalRequirement.implemented {
      delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
    }.flatMap { $0 } ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The selected view controller, which determines whether the status bar is hidden (S3.44).
  open override var childForStatusBarHidden: UIViewController? { shownController }

  /// The selected view controller, which determines the style of the status bar (S3.44).
  open override var childForStatusBarStyle: UIViewController? { shownController }

  /// The selected view controller, which determines whether the home indicator hides.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { shownController }

  /// The selected view controller, which determines at which edges system gestures are deferred (S3.48).
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    shownController
  }
}
