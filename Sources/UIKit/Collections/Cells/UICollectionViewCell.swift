public import Foundation

/// A single item of a collection view.
///
/// The content view fills the cell: a collection view does not inset it by the safe area (S6.5).
///
/// S6.5: A collection view has no equivalent of `insetsContentViewsToSafeArea`; cells get their
/// safe area by S1.1 only.
open class UICollectionViewCell: UICollectionReusableView {
  var cell = CollectionCellState()

  /// Creates a cell with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpContentView()
  }

  /// Creates a cell of zero size; archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpContentView()
  }

  /// The content view of the cell.
  open var contentView: UIView { cell.contentView }

  /// A Boolean value that determines whether the item is selected.
  open var isSelected: Bool {
    get { cell.isSelected }
    set { changeState { $0.isSelected = newValue } }
  }

  /// A Boolean value that determines whether the cell is highlighted.
  open var isHighlighted: Bool {
    get { cell.isHighlighted }
    set { changeState { $0.isHighlighted = newValue } }
  }

  /// The view behind the contents.
  open var backgroundView: UIView? {
    get { cell.backgroundView }
    set { setBackgroundView(newValue) }
  }

  /// The view in front of ``backgroundView`` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    get { cell.selectedBackgroundView }
    set { setSelectedBackgroundView(newValue) }
  }

  // MARK: Configurations

  /// The type of a closure that updates a cell's configurations.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The current configuration state of the cell.
  open var configurationState: UICellConfigurationState { currentConfigurationState }

  /// Schedules an update of the cell's configurations in the next layout pass.
  open func setNeedsUpdateConfiguration() { markForConfigurationUpdate() }

  /// Updates the cell's configurations for a state.
  ///
  /// The default implementation does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure that updates the configurations after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { cell.updateHandler }
    set {
      cell.updateHandler = newValue
      markForConfigurationUpdate()
    }
  }

  /// The content configuration; its view replaces ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { cell.contentConfiguration }
    set { setContentConfiguration(newValue) }
  }

  /// A Boolean value that determines whether ``contentConfiguration`` is updated when the cell's
  /// state changes.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { cell.automaticallyUpdatesContent }
    set { cell.automaticallyUpdatesContent = newValue }
  }

  /// The background configuration; it replaces the background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { cell.backgroundConfiguration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// A Boolean value that determines whether ``backgroundConfiguration`` is updated when the cell's
  /// state changes.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { cell.automaticallyUpdatesBackground }
    set { cell.automaticallyUpdatesBackground = newValue }
  }

  /// Updates the configurations and lays out the background views.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutCellParts()
  }

  /// Returns the size that the constraints in ``contentView`` allow nearest to a target.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeOfContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  override var fittingView: UIView { contentView }

  /// The background of a cell that has none of its own; `nil` outside lists.
  var standardBackground: UIBackgroundConfiguration? { nil }

  /// The frame of the content view, in the cell.
  var contentFrame: CGRect { bounds }
}
