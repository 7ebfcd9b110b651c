public import Foundation

/// The item that a navigation bar shows for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Constants for when the title is shown large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the previous item; for the first one, always.
    case automatic = 0
    /// The title is large if the bar prefers large titles.
    case always = 1
    /// The title is never large.
    case never = 2
  }

  /// Constants for the contents of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item before, or "Back".
    case `default` = 0
    /// The word "Back".
    case generic = 1
    /// The chevron without text.
    case minimal = 2
  }

  var appearances = BarAppearances<UINavigationBarAppearance>()

  /// The bar that shows the item.
  weak var owner: (any BarItemOwner)?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title; archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title of the navigation item; `nil` if there is none.
  open var title: String? {
    didSet { if title != oldValue { owner?.barItemDidChange() } }
  }

  /// A line below the title; from iOS 26 (S3.42).
  open var subtitle: String? {
    didSet { if subtitle != oldValue { owner?.barItemDidChange() } }
  }

  /// A line above the title, which increases the height of the bar.
  open var prompt: String? {
    didSet { if prompt != oldValue { owner?.barItemDidChange() } }
  }

  /// The view that is shown instead of the title, in its own size (S3.21).
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { owner?.barItemDidChange() } }
  }

  /// The mode that determines when the title is shown large (S3.17).
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { owner?.barItemDidChange() }
  }

  /// The items on the left, from the edge; they replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { owner?.barItemDidChange() }
  }

  /// The items on the right, from the edge on.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { owner?.barItemDidChange() }
  }

  /// The first item on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the items on the left; changes are not animated here.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the items on the right; changes are not animated here.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the first item on the left; changes are not animated here.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the first item on the right; changes are not animated here.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// The item whose title the next item's back button shows instead of this one's.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { owner?.barItemDidChange() }
  }

  /// The text of the next item's back button instead of this item's title.
  open var backButtonTitle: String? {
    didSet { owner?.barItemDidChange() }
  }

  /// Constants for the placement of the search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The search bar is in the row of the navigation bar on an iPad from iOS 16 on, otherwise below
    /// it.
    case automatic = 0
    /// The search bar is in the row of the navigation bar.
    case inline = 1
    /// The search bar is below the row of the navigation bar.
    case stacked = 2
  }

  /// The controller that the item belongs to.
  weak var controller: UIViewController?

  /// The search controller whose search bar the navigation bar shows.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.item = nil
      searchController?.item = self
      owner?.barItemDidChange()
    }
  }

  /// A Boolean value that determines whether the search bar is scrolled away before anything else
  /// is.
  open var hidesSearchBarWhenScrolling: Bool = true {
    didSet { owner?.barItemDidChange() }
  }

  /// The preferred placement of the search bar.
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic {
    didSet { owner?.barItemDidChange() }
  }

  /// The mode that determines the contents of the next item's back button.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default {
    didSet { owner?.barItemDidChange() }
  }

  /// The appearance while content is below the bar; `nil` is the bar's (S3.22).
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { setAppearances { $0.standard = newValue } }
  }

  /// The appearance while no content is below the bar; `nil` uses the bar's (S3.22).
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { setAppearances { $0.scrollEdge = newValue } }
  }

  /// The appearance in compact height; `nil` is the bar's (S3.22).
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { setAppearances { $0.compact = newValue } }
  }

  /// The appearance in compact height while no content is below the bar; `nil` uses the bar's
  /// (S3.22).
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { setAppearances { $0.compactScrollEdge = newValue } }
  }

  private func setAppearances(
    _ change: (inout BarAppearances<UINavigationBarAppearance>) -> Void
  ) {
    change(&appearances)
    owner?.barItemDidChange()
  }

  /// A Boolean value that determines whether the back button is hidden.
  open var hidesBackButton: Bool = false {
    didSet { owner?.barItemDidChange() }
  }

  /// A Boolean value that determines whether the back button stays beside the items on the left.
  open var leftItemsSupplementBackButton: Bool = false {
    didSet { owner?.barItemDidChange() }
  }
}
