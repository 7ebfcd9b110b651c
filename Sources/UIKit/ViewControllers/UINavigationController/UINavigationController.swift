public import Foundation

/// A container view controller with a stack of view controllers under a navigation bar; the last
/// one is shown.
///
/// The frames of its bars come from ``SystemMetrics``, the frame of the child from table 2.2 and
/// its insets from S3.3.
open class UINavigationController: UIViewController {
  /// Constants for the operations on the navigation stack.
  public enum Operation: Int, Sendable {
    /// There is no operation on the stack.
    case none = 0
    /// A view controller is pushed onto the stack.
    case push = 1
    /// The top view controller is popped.
    case pop = 2
  }

  /// The duration of showing or hiding a bar, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  var stack: [UIViewController] = []
  var bars = NavigationBars()
  var gestures = NavigationGestures()
  let transitionView = UINavigationTransitionView()
  let wrapper = UIViewControllerWrapperView()
  private let storedBar = UINavigationBar()
  private let storedToolbar = UIToolbar()

  override var hasBarsOverChildren: Bool { true }

  /// Creates a controller with one child.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  /// Creates a controller without children; nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without children; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The delegate of the navigation controller.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Stack

  /// The view controllers of the stack, the visible one last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { replaceStack(newValue, animated: false) }
  }

  /// The view controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The view controller that is visible: the top one, or the one that it presents.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the view controllers of the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated: animated)
  }

  /// Pushes a view controller onto the stack (S2.21).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Pops the top view controller and returns it; `nil` for the root view controller.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: stack.count - 2, animated: animated)?.last
  }

  /// Pops view controllers until the given one is at the top, and returns those popped, lowest
  /// first; `nil` if none was (S2.28).
  ///
  /// S2.28: `popToViewController` returns the popped controllers in the order of the stack, and
  /// `nil` if the controller is already at the top.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    pop(to: viewController, animated: animated)
  }

  /// Pops all view controllers but the root and returns them; `nil` if none was (S2.28).
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  /// Pushes a view controller onto the stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  /// The navigation bar that the controller manages.
  open var navigationBar: UINavigationBar { storedBar }

  /// A Boolean value that determines whether the navigation bar is hidden; a hidden bar covers no
  /// content (S3.4).
  open var isNavigationBarHidden: Bool {
    get { bars.isNavigationBarHidden || hidesBarsNow }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Sets whether the navigation bar is hidden.
  ///
  /// Layout has its final values immediately.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated: animated) { $0.isNavigationBarHidden = hidden }
  }

  /// The toolbar that the controller manages.
  open var toolbar: UIToolbar! { storedToolbar }

  /// A Boolean value that determines whether the toolbar is hidden; `true` by default (S3.20).
  open var isToolbarHidden: Bool {
    get { bars.isToolbarHidden || hidesBarsNow }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Sets whether the toolbar is hidden.
  ///
  /// Layout has its final values immediately.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated: animated) { $0.isToolbarHidden = hidden }
  }

  /// A Boolean value that determines whether both bars are hidden in a compact height (S3.19).
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { bars.hidesWhenVerticallyCompact }
    set { changeBars(animated: false) { $0.hidesWhenVerticallyCompact = newValue } }
  }

  /// A Boolean value that determines whether a tap beside controls hides and shows both bars
  /// (S3.19).
  open var hidesBarsOnTap: Bool {
    get { bars.hidesOnTap }
    set {
      bars.hidesOnTap = newValue
      gestures.tap?.isEnabled = newValue
    }
  }

  /// A Boolean value that determines whether a swipe upward hides both bars and one downward
  /// shows them (S3.19).
  open var hidesBarsOnSwipe: Bool {
    get { bars.hidesOnSwipe }
    set {
      bars.hidesOnSwipe = newValue
      gestures.swipe?.isEnabled = newValue
    }
  }

  /// A Boolean value that determines whether both bars are hidden when the keyboard appears; they
  /// stay hidden until the app, a tap or a swipe shows them (S3.19).
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { bars.hidesWithKeyboard }
    set {
      bars.hidesWithKeyboard = newValue
      listenToKeyboard()
    }
  }

  /// The gesture recognizer that hides and shows the bars on a tap.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    loadViewIfNeeded()
    guard let tap = gestures.tap else { preconditionFailure("loadView() was not called on super") }
    return tap
  }

  /// The gesture recognizer that hides and shows the bars on a swipe.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    loadViewIfNeeded()
    guard let swipe = gestures.swipe else {
      preconditionFailure("loadView() was not called on super")
    }
    return swipe
  }

  /// The gesture recognizer of the swipe over the content that pops; from iOS 26 on (S3.42).
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return gestures.contentPop
  }

  /// The gesture recognizer of the edge swipe that pops the top view controller.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return gestures.pop
  }

  private var hidesBarsNow: Bool {
    bars.hidesWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
  }

  // MARK: For the system

  /// Creates the container's view (S3.10).
  open override func loadView() { makeContainer() }

  /// Inserts the view of the visible child.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bars.childMissingBar = nil
    showTop()
    viewIfLoaded?.setNeedsLayout()
  }

  /// The interface orientations that the delegate returns, or those of any view controller
  /// (S17.23).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    OptionalRequirement.implemented {
      delegate?.navigationControllerSupportedInterfaceOrientations(self)
    }
    .flatMap { $0 } ?? super.supportedInterfaceOrientations
  }

  /// The orientation of a presentation that the delegate returns, or that of the status bar
  /// (S17.23).
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    OptionalRequirement.implemented {
      delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
    }.flatMap { $0 } ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The visible child, which determines whether the status bar is hidden (S3.44).
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The child that determines the status bar's style; `nil` while the navigation bar is visible
  /// and determines it (S3.44).
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// The visible child, which determines whether the home indicator hides.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  /// The visible child, which determines at which edges system gestures are deferred (S3.48).
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    topViewController
  }
}
