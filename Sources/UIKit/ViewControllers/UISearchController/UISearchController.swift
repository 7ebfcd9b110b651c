public import Foundation

/// A view controller that shows a search bar in a navigation bar, and results while the user
/// searches.
///
/// - Divergence: An active search is not a presentation; results are shown over the controller of
///   the navigation item.
open class UISearchController: UIViewController {
  private let bar = UISearchBar()
  private let results: UIViewController?
  private var isSearching = false
  private lazy var dimming = DimmingView { [weak self] in self?.isActive = false }
  /// The navigation item that shows the bar.
  weak var item: UINavigationItem?

  /// Creates a controller; without one for results the app shows them itself.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.controller = self
    bar.placeholder = "Search"
  }

  /// Creates a controller without results; the coder is ignored.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    bar.controller = self
    bar.placeholder = "Search"
  }

  /// The search bar that the controller installs.
  open var searchBar: UISearchBar { bar }

  /// The view controller that displays the results.
  open var searchResultsController: UIViewController? { results }

  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The delegate of the search controller; `nil` by default.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// A Boolean value that determines whether the search bar replaces the row of the navigation bar
  /// during a search.
  open var hidesNavigationBarDuringPresentation: Bool = true {
    didSet { item?.owner?.barItemDidChange() }
  }

  /// A Boolean value that determines whether the content below is dimmed while there are no
  /// results, so that a tap there ends the search.
  open var obscuresBackgroundDuringPresentation: Bool = true {
    didSet { showDimming() }
  }

  /// A Boolean value that determines whether results are shown as soon as the search begins;
  /// otherwise they are shown while the search text is not empty.
  open var showsSearchResultsController: Bool = false {
    didSet { showResults() }
  }

  /// A Boolean value that determines whether the bar has a button to end the search while the user
  /// searches.
  open var automaticallyShowsCancelButton: Bool = true

  /// A Boolean value that determines whether the user searches.
  open var isActive: Bool {
    get { isSearching }
    set { setActive(newValue) }
  }

  private func setActive(_ active: Bool) {
    guard active != isSearching else { return }
    if active {
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
    }
    isSearching = active
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(active, animated: true) }
    if !active {
      bar.resignFirstResponder()
      bar.text = ""
    }
    item?.owner?.barItemDidChange()
    showResults()
    showDimming()
    searchResultsUpdater?.updateSearchResults(for: self)
    if active {
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.didDismissSearchController(self)
    }
  }

  func scopeDidChange() {
    if isSearching { searchResultsUpdater?.updateSearchResults(for: self) }
  }

  func textDidChange() {
    showResults()
    showDimming()
    if isSearching { searchResultsUpdater?.updateSearchResults(for: self) }
  }

  /// Dims the view of the item's controller, unless results cover it.
  private func showDimming() {
    guard isSearching, obscuresBackgroundDuringPresentation, results?.parent == nil,
      let view = item?.controller?.viewIfLoaded, let place = view.superview
    else { return dimming.removeFromSuperview() }
    // A sibling of the view, so that it does not scroll with the content.
    dimming.frame = view.frame
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if dimming.superview !== place { place.insertSubview(dimming, aboveSubview: view) }
  }

  /// Shows the results over the item's controller while the search text is not empty.
  private func showResults() {
    guard let results else { return }
    let wanted = isSearching && (showsSearchResultsController || bar.text?.isEmpty == false)
    guard wanted != (results.parent != nil) else { return }
    if wanted {
      guard let host = item?.controller, let view = host.viewIfLoaded else { return }
      host.addChild(results)
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
      results.didMove(toParent: host)
    } else {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
    }
  }
}
