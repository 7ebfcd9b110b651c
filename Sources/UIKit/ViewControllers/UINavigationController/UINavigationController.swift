public import Foundation

/// A stack of controllers under a navigation bar; the last one is seen.
///
/// Bars get their places from ``SystemMetrics``, the child its place from table 2.2 and its
/// insets from S3.3.
open class UINavigationController: UIViewController {
  /// What happens to the stack.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A controller is put on top.
    case push = 1
    /// The controller on top is taken away.
    case pop = 2
  }

  /// How long a bar takes to come or go, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  var stack: [UIViewController] = []
  var bars = NavigationBars()
  var gestures = NavigationGestures()
  let transitionView = UINavigationTransitionView()
  let wrapper = UIViewControllerWrapperView()
  private let storedBar = UINavigationBar()
  private let storedToolbar = UIToolbar()

  /// Creates a controller with one child.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  /// Creates a controller without children; nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without children; storyboards are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What is told of the child that is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Stack

  /// The children, the one that is seen last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { replaceStack(newValue, animated: false) }
  }

  /// The child that is seen.
  open var topViewController: UIViewController? { stack.last }

  /// The child that is seen, or what it presents.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Sets the children.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated: animated)
  }

  /// Puts a child on top (S2.21).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Takes the child on top away and returns it; `nil` when it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: stack.count - 2, animated: animated)?.last
  }

  /// Takes all children above one away and returns them from the lowest on; `nil` when there are
  /// none (S2.28).
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    pop(to: viewController, animated: animated)
  }

  /// Takes all children but the first away and returns them; `nil` when there are none (S2.28).
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  /// The bar at the top.
  open var navigationBar: UINavigationBar { storedBar }

  /// Whether the bar at the top is hidden; then it covers nothing (S3.4).
  open var isNavigationBarHidden: Bool {
    get { bars.isNavigationBarHidden || hidesBarsNow }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the top; the layout has its final values at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated: animated) { $0.isNavigationBarHidden = hidden }
  }

  /// The bar at the bottom.
  open var toolbar: UIToolbar! { storedToolbar }

  /// Whether the bar at the bottom is hidden; it is unless the app says otherwise (S3.20).
  open var isToolbarHidden: Bool {
    get { bars.isToolbarHidden || hidesBarsNow }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the bottom; the layout has its final values at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated: animated) { $0.isToolbarHidden = hidden }
  }

  /// Whether both bars are hidden while there is little height (S3.19).
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { bars.hidesWhenVerticallyCompact }
    set { changeBars(animated: false) { $0.hidesWhenVerticallyCompact = newValue } }
  }

  /// Whether a tap beside controls hides and shows both bars (S3.19).
  open var hidesBarsOnTap: Bool {
    get { bars.hidesOnTap }
    set {
      bars.hidesOnTap = newValue
      gestures.tap?.isEnabled = newValue
    }
  }

  /// Whether a swipe upwards hides both bars and one downwards shows them (S3.19).
  open var hidesBarsOnSwipe: Bool {
    get { bars.hidesOnSwipe }
    set {
      bars.hidesOnSwipe = newValue
      gestures.swipe?.isEnabled = newValue
    }
  }

  /// Whether both bars are hidden when the keyboard comes up; they stay so until the app, a tap or a
  /// swipe shows them (S3.19).
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { bars.hidesWithKeyboard }
    set {
      bars.hidesWithKeyboard = newValue
      listenToKeyboard()
    }
  }

  /// What finds the taps that hide and show both bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    loadViewIfNeeded()
    guard let tap = gestures.tap else { preconditionFailure("loadView() was not called on super") }
    return tap
  }

  /// What finds the swipes that hide and show both bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    loadViewIfNeeded()
    guard let swipe = gestures.swipe else {
      preconditionFailure("loadView() was not called on super")
    }
    return swipe
  }

  /// What finds the swipe over the content that goes back; from iOS 26 (S3.42).
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return gestures.contentPop
  }

  /// What finds the swipe from the edge that goes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return gestures.pop
  }

  private var hidesBarsNow: Bool {
    bars.hidesWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
  }

  // MARK: For the system

  /// Makes the container's view (S3.10).
  open override func loadView() { makeContainer() }

  /// Puts the view of the child that is seen in place.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bars.missedBy = nil
    showTop()
    viewIfLoaded?.setNeedsLayout()
  }

  /// The child that is seen decides whether the status bar is hidden (S3.44).
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// With the bar shown, the bar decides the look of the status bar (S3.44).
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// The child that is seen decides whether the home indicator may go.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
}
