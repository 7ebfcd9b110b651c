public import Foundation

/// A container of two or three controllers beside each other, which collapses to a single stack in
/// a compact width.
///
/// From iOS 26 on the first column floats, and the next one extends below it (S3.51, S3.52).
///
/// - Divergence: Columns appear and disappear immediately; the system's button for the first column
///   is not added to navigation bars, but ``displayModeButtonItem`` is available.
open class UISplitViewController: UIViewController {
  /// The value of widths that are left to the system.
  public nonisolated static let automaticDimension: CGFloat = ColumnWidth.automatic

  var split = SplitState()
  let dimming = DimmingView()
  var sidebar: SidebarView?
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

  /// Creates a controller of two columns; the coder is ignored.
  public required init?(coder: NSCoder) {
    storedStyle = .unspecified
    super.init(coder: coder)
  }

  /// The style of the split view.
  open var style: Style { storedStyle }

  /// The split view controller's delegate.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  /// The controllers in the columns, from the first one; the single stack if the split view is
  /// collapsed.
  open var viewControllers: [UIViewController] {
    get { shownHosts }
    set { setClassic(newValue) }
  }

  /// Sets the controller of a column; a navigation controller is created for another controller.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    setColumn(vc, column)
  }

  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { split.controllers[column] }

  /// Shows a column, and those between it and the secondary one.
  open func show(_ column: Column) { reveal(column) }

  /// Hides a column by a change of display mode.
  open func hide(_ column: Column) { conceal(column) }

  /// Shows a view controller in the secondary column, or on top of the stack when collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetail(vc)
  }

  // MARK: Visible columns

  /// A Boolean value that indicates whether a single stack replaces the columns.
  open var isCollapsed: Bool { split.isCollapsed }

  /// The display mode that the app prefers; `.automatic` by default.
  open var preferredDisplayMode: DisplayMode {
    get { split.preferredMode }
    set {
      split.preferredMode = newValue
      split.chosenMode = nil
      modeMayHaveChanged()
    }
  }

  /// The current arrangement of the columns.
  open var displayMode: DisplayMode { resolvedMode }

  /// The split behavior that the app prefers; `.automatic` by default.
  open var preferredSplitBehavior: SplitBehavior {
    get { split.behavior }
    set {
      split.behavior = newValue
      modeMayHaveChanged()
    }
  }

  /// The split behavior currently in effect.
  open var splitBehavior: SplitBehavior { resolvedBehavior }

  /// A button that changes the display mode.
  open var displayModeButtonItem: UIBarButtonItem { storedButton }

  /// The visibility of the display mode button; `.automatic` by default.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// A Boolean value that determines whether a swipe from the edge shows the first column.
  open var presentsWithGesture: Bool = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The edge of the primary column; leading by default.
  open var primaryEdge: PrimaryEdge = .leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Widths

  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { columnWidth(split.primaryWidth) }

  /// The preferred width of the primary column, in points.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { split.primaryWidth.preferred }
    set { change(\.primaryWidth.preferred, newValue) }
  }

  /// The preferred width of the primary column as a fraction; 0.4 by default.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { split.primaryWidth.fraction }
    set { change(\.primaryWidth.fraction, newValue) }
  }

  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { split.primaryWidth.minimum }
    set { change(\.primaryWidth.minimum, newValue) }
  }

  /// The maximum width of the primary column, in points; 320 by default.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { split.primaryWidth.maximum }
    set { change(\.primaryWidth.maximum, newValue) }
  }

  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat { columnWidth(split.supplementaryWidth) }

  /// The preferred width of the supplementary column, in points.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { split.supplementaryWidth.preferred }
    set { change(\.supplementaryWidth.preferred, newValue) }
  }

  /// The preferred width of the supplementary column as a fraction.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { split.supplementaryWidth.fraction }
    set { change(\.supplementaryWidth.fraction, newValue) }
  }

  /// The minimum width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { split.supplementaryWidth.minimum }
    set { change(\.supplementaryWidth.minimum, newValue) }
  }

  /// The maximum width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { split.supplementaryWidth.maximum }
    set { change(\.supplementaryWidth.maximum, newValue) }
  }

  private func change(_ path: WritableKeyPath<SplitState, CGFloat>, _ value: CGFloat) {
    split[keyPath: path] = value
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: For the system

  /// Creates the container's view.
  open override func loadView() { makeContainer() }

  /// Shows as many columns as the space allows.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    adaptToWidth()
  }

  /// Collapses or expands the columns if the width has changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adaptToWidth()
  }

  /// Updates the display mode for the new size.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    split.chosenMode = nil
  }

  /// The last column, or the collapsed stack, determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { shownHosts.last }

  /// The last column, or the collapsed stack, determines the appearance of the status bar.
  open override var childForStatusBarStyle: UIViewController? { shownHosts.last }

  /// The last column, or the collapsed stack, determines whether the home indicator may be hidden.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { shownHosts.last }

  /// The last column, or the collapsed stack, which determines where system gestures are deferred
  /// (S3.48).
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    shownHosts.last
  }
}

extension UIViewController {
  /// The nearest ancestor that is a split view controller.
  public var splitViewController: UISplitViewController? { ancestor() }
}
