public import Foundation

/// Two or three controllers beside each other, and one stack where there is little width.
///
/// - Divergence: columns come and go at once; the bar's own button for the first column is not put
///   into navigation bars, ``displayModeButtonItem`` is.
open class UISplitViewController: UIViewController {
  /// The value of widths that are left to the system.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  var split = SplitState()
  let dimming = DimmingView()
  var separators: [UIView] = []
  private let storedStyle: Style
  private lazy var storedButton = makeModeButton()

  /// Creates a controller whose columns are set by ``setViewController(_:for:)``.
  public init(style: Style) {
    storedStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of two columns that are set as ``viewControllers``; nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of two columns; storyboards are not read.
  public required init?(coder: NSCoder) {
    storedStyle = .unspecified
    super.init(coder: coder)
  }

  /// How many columns there are.
  open var style: Style { storedStyle }

  /// What is asked and told.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  /// The controllers in the columns, from the first on; the one stack where there is little width.
  open var viewControllers: [UIViewController] {
    get { shownHosts }
    set { setClassic(newValue) }
  }

  /// Sets the controller of a column; one that is no navigation controller gets one around it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    setColumn(vc, column)
  }

  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { split.controllers[column] }

  /// Shows a column, with those between it and the last one.
  open func show(_ column: Column) { reveal(column) }

  /// Hides a column.
  open func hide(_ column: Column) { conceal(column) }

  /// Puts a controller into the last column, or on top of the one stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetail(vc)
  }

  // MARK: What is seen

  /// Whether there is one stack instead of columns.
  open var isCollapsed: Bool { split.isCollapsed }

  /// Which columns are to be seen.
  open var preferredDisplayMode: DisplayMode {
    get { split.preferredMode }
    set {
      split.preferredMode = newValue
      split.chosenMode = nil
      modeMayHaveChanged()
    }
  }

  /// Which columns are seen.
  open var displayMode: DisplayMode { resolvedMode }

  /// How columns are to take room.
  open var preferredSplitBehavior: SplitBehavior {
    get { split.behavior }
    set {
      split.behavior = newValue
      modeMayHaveChanged()
    }
  }

  /// How columns take room.
  open var splitBehavior: SplitBehavior { resolvedBehavior }

  /// A button that shows and hides the first column.
  open var displayModeButtonItem: UIBarButtonItem { storedButton }

  /// Whether the bar of a column has a button that shows and hides the first one.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether a swipe from the edge shows the first column.
  open var presentsWithGesture: Bool = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The side that the first column is at.
  open var primaryEdge: PrimaryEdge = .leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Widths

  /// The width of the first column, in points.
  open var primaryColumnWidth: CGFloat { columnWidth(split.primaryWidth) }

  /// The width that the first column is to have, in points.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { split.primaryWidth.preferred }
    set { change(\.primaryWidth.preferred, newValue) }
  }

  /// The share of the room that the first column is to have; 0.4 by itself.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { split.primaryWidth.fraction }
    set { change(\.primaryWidth.fraction, newValue) }
  }

  /// The least width of the first column, in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { split.primaryWidth.minimum }
    set { change(\.primaryWidth.minimum, newValue) }
  }

  /// The greatest width of the first column, in points; 320 by itself.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { split.primaryWidth.maximum }
    set { change(\.primaryWidth.maximum, newValue) }
  }

  /// The width of the column between, in points.
  open var supplementaryColumnWidth: CGFloat { columnWidth(split.supplementaryWidth) }

  /// The width that the column between is to have, in points.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { split.supplementaryWidth.preferred }
    set { change(\.supplementaryWidth.preferred, newValue) }
  }

  /// The share of the room that the column between is to have.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { split.supplementaryWidth.fraction }
    set { change(\.supplementaryWidth.fraction, newValue) }
  }

  /// The least width of the column between, in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { split.supplementaryWidth.minimum }
    set { change(\.supplementaryWidth.minimum, newValue) }
  }

  /// The greatest width of the column between, in points.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { split.supplementaryWidth.maximum }
    set { change(\.supplementaryWidth.maximum, newValue) }
  }

  private func change(_ path: WritableKeyPath<SplitState, CGFloat>, _ value: CGFloat) {
    split[keyPath: path] = value
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: For the system

  /// Makes the container's view.
  open override func loadView() { makeContainer() }

  /// Shows as many columns as there is room for.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    adaptToWidth()
  }

  /// Makes one stack of the columns or columns of the stack where the width is another.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adaptToWidth()
  }

  /// Lets the mode follow the new room.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    split.chosenMode = nil
  }

  /// The last column, or the one stack, decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { shownHosts.last }

  /// The last column, or the one stack, decides the look of the status bar.
  open override var childForStatusBarStyle: UIViewController? { shownHosts.last }

  /// The last column, or the one stack, decides whether the home indicator may go.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { shownHosts.last }
}

extension UIViewController {
  /// The nearest split view controller above.
  public var splitViewController: UISplitViewController? { ancestor() }
}
