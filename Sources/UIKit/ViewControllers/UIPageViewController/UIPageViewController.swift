public import Foundation

/// A container view controller of pages beside or below each other, of which one is visible.
///
/// They are in a scroll view, the view's only subview, which is the app's to configure (S2.33).
///
/// - Divergence: Pages scroll and do not curl.
open class UIPageViewController: UIViewController {
  /// Constants for the transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// The pages scroll.
    case scroll = 1
  }

  /// Constants for the axis along which pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages are turned to the left and right.
    case horizontal = 0
    /// Pages are turned up and down.
    case vertical = 1
  }

  /// Constants for the direction of a page turn.
  public enum NavigationDirection: Int, Sendable {
    /// The direction to the next page.
    case forward = 0
    /// The direction to the previous page.
    case reverse = 1
  }

  /// Keys for options of the page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String

    /// Creates an option's key with a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  var pages: [UIViewController] = []
  let orientation: NavigationOrientation
  /// The scroll view of the pages.
  private(set) lazy var scrollView = PagingScrollView(isHorizontal: orientation == .horizontal)
  /// The drag in progress, from its beginning until scrolling has come to rest.
  var drag: PageDrag?

  /// Creates a controller without pages; no options have an effect.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    orientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without pages, which are beside each other; the coder is ignored.
  public required init?(coder: NSCoder) {
    orientation = .horizontal
    super.init(coder: coder)
  }

  /// The object that provides the view controllers before and after the current page.
  ///
  /// Without one, the user cannot turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if isViewLoaded { scrollView.limitPages() } }
  }

  /// The delegate of the page view controller.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The style of page turns.
  open var transitionStyle: TransitionStyle { .scroll }

  /// The orientation in which pages are turned.
  open var navigationOrientation: NavigationOrientation { orientation }

  /// The visible view controllers; one at a time here.
  open var viewControllers: [UIViewController]? { pages }

  /// Shows a page; only one can be visible at a time.
  ///
  /// - Parameters:
  ///   - viewControllers: The page.
  ///   - direction: The direction of the transition to the page.
  ///   - animated: Whether the transition is animated.
  ///   - completion: A closure that is called at the end with whether the transition was completed.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let count = viewControllers?.count ?? 0
    precondition(
      count == 1,
      "The number of view controllers provided (\(count)) doesn't match the number required (1) "
        + "for the requested transition")
    guard let page = viewControllers?.first else { return }
    turn(to: page, direction, animated: animated) { completion?(true) }
  }

  /// Adds the scroll view of the pages.
  open override func viewDidLoad() {
    super.viewDidLoad()
    setUpScrollView()
    showPage()
  }

  /// The page decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { pages.first }

  /// The page decides the appearance of the status bar.
  open override var childForStatusBarStyle: UIViewController? { pages.first }
}
