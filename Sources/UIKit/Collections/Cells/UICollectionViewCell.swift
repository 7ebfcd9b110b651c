public import Foundation

/// What a collection view shows for an item.
///
/// Its content view fills it: a collection view insets nothing for the safe area (S6.5).
open class UICollectionViewCell: UICollectionReusableView {
  var cell = CollectionCellState()

  /// Creates a cell with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpContentView()
  }

  /// Creates a cell of zero size; storyboards are not read, so the coder is not asked.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpContentView()
  }

  /// The view that the cell's contents are in.
  open var contentView: UIView { cell.contentView }

  /// Whether the item is selected.
  open var isSelected: Bool {
    get { cell.isSelected }
    set { changeState { $0.isSelected = newValue } }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { cell.isHighlighted }
    set { changeState { $0.isHighlighted = newValue } }
  }

  /// The view behind the contents.
  open var backgroundView: UIView? {
    get { cell.backgroundView }
    set { setBackgroundView(newValue) }
  }

  /// The view behind the contents and before ``backgroundView`` while the cell is selected or
  /// highlighted.
  open var selectedBackgroundView: UIView? {
    get { cell.selectedBackgroundView }
    set { setSelectedBackgroundView(newValue) }
  }

  // MARK: Configurations

  /// Runs when what holds for the cell has changed.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// What holds for the cell now.
  open var configurationState: UICellConfigurationState { currentConfigurationState }

  /// Lets ``updateConfiguration(using:)`` be called in the next layout pass.
  open func setNeedsUpdateConfiguration() { markForConfigurationUpdate() }

  /// Describes the cell for what holds now; does nothing here.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Runs after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { cell.updateHandler }
    set {
      cell.updateHandler = newValue
      markForConfigurationUpdate()
    }
  }

  /// What the cell shows; its view takes the place of ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { cell.contentConfiguration }
    set { setContentConfiguration(newValue) }
  }

  /// Whether ``contentConfiguration`` follows what holds for the cell.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { cell.automaticallyUpdatesContent }
    set { cell.automaticallyUpdatesContent = newValue }
  }

  /// What lies behind the contents; takes the place of the background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { cell.backgroundConfiguration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Whether ``backgroundConfiguration`` follows what holds for the cell.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { cell.automaticallyUpdatesBackground }
    set { cell.automaticallyUpdatesBackground = newValue }
  }

  /// Brings configurations up to date and places the background views.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeCellParts()
  }

  /// Returns the size that the constraints in ``contentView`` allow nearest to a target.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeOfContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  override var fittingView: UIView { contentView }

  /// The background of a cell that has none of its own; `nil` outside of lists.
  var standardBackground: UIBackgroundConfiguration? { nil }

  /// Where the content view is, in the cell.
  var contentFrame: CGRect { bounds }
}
