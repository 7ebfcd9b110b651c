public import Foundation

/// The visual representation of a single row in a table view.
///
/// Content belongs in ``contentView``, which the table view insets by the horizontal safe area
/// (S6.1), accessories and editing controls.
open class UITableViewCell: UIView {
  /// The type of a closure that updates a cell's configurations.
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

  var cell: CellState

  /// Creates a cell with a style and a reuse identifier.
  ///
  /// - Parameters:
  ///   - style: The arrangement of labels and image.
  ///   - reuseIdentifier: The identifier under which the cell is reused; `nil` if it is never
  ///     reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cell = CellState(style: style, reuseIdentifier: reuseIdentifier)
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: 320, height: CellContext(system: Runtime.system).metrics.rowHeight))
    setUpCell()
  }

  /// Creates a cell; archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    cell = CellState(style: .default)
    super.init(coder: coder)
    setUpCell()
  }

  /// Creates a cell of the default style without a name for reuse.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// The entry point of `make(style:reuseIdentifier:)`: the class's own initializer, through its
  /// vtable.
  @usableFromInline convenience init(_dynamicStyle style: Int, _ reuseIdentifier: String?) {
    self.init(
      style: CellStyle(rawValue: style) ?? .default, reuseIdentifier: reuseIdentifier)
  }

  // MARK: Content

  /// The content view of the cell.
  open var contentView: UIView { existingContentView }

  /// The label for the main text; unused if there is a content configuration.
  open var textLabel: UILabel? { existingTextLabel }

  /// The label for the secondary text; `nil` in the default style.
  open var detailTextLabel: UILabel? { existingDetailTextLabel }

  /// The image view of the cell.
  open var imageView: UIImageView? { existingImageView }

  /// The content configuration; it replaces the labels and the image view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { cell.contentConfiguration }
    set { setContentConfiguration(newValue) }
  }

  /// A Boolean value that determines whether the content configuration is updated automatically for
  /// the cell's state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { cell.automaticallyUpdatesContent }
    set { cell.automaticallyUpdatesContent = newValue }
  }

  /// Returns the default list content configuration for the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    defaultListConfiguration
  }

  /// The background configuration; `nil` uses the background views and color.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { cell.backgroundConfiguration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// A Boolean value that determines whether the background configuration is updated automatically
  /// for the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { cell.automaticallyUpdatesBackground }
    set { cell.automaticallyUpdatesBackground = newValue }
  }

  /// Returns the default background configuration for the table view's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    cell.context.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// The current configuration state of the cell.
  open var configurationState: UICellConfigurationState { currentConfigurationState }

  /// Schedules an update of the cell's configurations before its next layout.
  open func setNeedsUpdateConfiguration() { markForConfigurationUpdate() }

  /// Updates the configurations for a state.
  ///
  /// The default implementation does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure that updates the configurations after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { cell.updateHandler }
    set {
      cell.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  // MARK: Background

  /// The view behind the content, as large as the cell (S6.1).
  open var backgroundView: UIView? {
    get { cell.backgroundView }
    set { setBackgroundView(newValue) }
  }

  /// The background view of a selected cell, as large as the cell (S6.1).
  open var selectedBackgroundView: UIView? {
    get { existingSelectedBackgroundView }
    set { setSelectedBackgroundView(newValue) }
  }

  /// The background view of a selected cell when the table view allows multiple selection.
  open var multipleSelectionBackgroundView: UIView? {
    get { cell.multipleSelectionBackgroundView }
    set {
      cell.multipleSelectionBackgroundView?.removeFromSuperview()
      cell.multipleSelectionBackgroundView = newValue
      showSelection()
    }
  }

  /// The background color; the table view's unless the app sets one.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      cell.hasOwnBackgroundColor = true
      super.backgroundColor = newValue
    }
  }

  /// Shows the table's color behind the content.
  func setDefaultBackgroundColor(_ color: UIColor?) {
    guard !cell.hasOwnBackgroundColor else { return }
    super.backgroundColor = color
  }

  // MARK: Reuse

  /// The reuse identifier of the cell.
  open var reuseIdentifier: String? { cell.reuseIdentifier }

  /// Prepares the cell for reuse; overrides call `super`.
  open func prepareForReuse() { resetForReuse() }

  // MARK: Selection

  /// The style of the cell when it is selected; `.default` by default.
  open var selectionStyle: SelectionStyle {
    get { cell.selectionStyle }
    set {
      cell.selectionStyle = newValue
      showSelection()
    }
  }

  /// A Boolean value that determines whether the cell is selected.
  open var isSelected: Bool {
    get { cell.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// A Boolean value that determines whether the cell is highlighted.
  open var isHighlighted: Bool {
    get { cell.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Sets whether the cell is selected.
  open func setSelected(_ selected: Bool, animated: Bool) { changeSelection(selected) }

  /// Sets whether the cell is highlighted.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { changeHighlight(highlighted) }

  // MARK: Accessories

  /// The type of standard accessory.
  open var accessoryType: AccessoryType {
    get { cell.accessoryType }
    set { changeAccessory { $0.accessoryType = newValue } }
  }

  /// A custom accessory view, which replaces ``accessoryType``.
  open var accessoryView: UIView? {
    get { cell.accessoryView }
    set { changeAccessory { $0.accessoryView = newValue } }
  }

  /// The type of standard accessory in editing mode.
  open var editingAccessoryType: AccessoryType {
    get { cell.editingAccessoryType }
    set { changeAccessory { $0.editingAccessoryType = newValue } }
  }

  /// A custom accessory view in editing mode, which replaces ``editingAccessoryType``.
  open var editingAccessoryView: UIView? {
    get { cell.editingAccessoryView }
    set { changeAccessory { $0.editingAccessoryView = newValue } }
  }

  // MARK: Editing

  /// A Boolean value that determines whether the cell is in editing mode.
  open var isEditing: Bool {
    get { cell.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether the cell is in editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  /// The editing style of the cell, as the delegate returned it.
  open var editingStyle: EditingStyle { cell.context.editingStyle }

  /// A Boolean value that indicates whether the button that confirms a deletion is shown.
  open var showingDeleteConfirmation: Bool { cell.showsDeleteConfirmation }

  /// A Boolean value that determines whether a row that can be moved shows the reordering control
  /// in editing mode.
  open var showsReorderControl: Bool {
    get { cell.showsReorderControl }
    set {
      cell.showsReorderControl = newValue
      setNeedsLayout()
    }
  }

  /// A Boolean value that determines whether the content is indented in editing mode; the
  /// delegate's value takes precedence.
  open var shouldIndentWhileEditing: Bool {
    get { cell.shouldIndentWhileEditing }
    set {
      cell.shouldIndentWhileEditing = newValue
      setNeedsLayout()
    }
  }

  /// Tells the cell that its editing controls are about to appear or disappear.
  ///
  /// The default implementation does nothing.
  open func willTransition(to state: StateMask) {}

  /// Tells the cell that its editing controls have appeared or disappeared.
  ///
  /// The default implementation does nothing.
  open func didTransition(to state: StateMask) {}

  // MARK: Layout

  /// The indentation level of the content.
  open var indentationLevel: Int {
    get { cell.indentationLevel }
    set {
      cell.indentationLevel = newValue
      setNeedsLayout()
    }
  }

  /// The width of one indentation level, in points.
  open var indentationWidth: CGFloat {
    get { cell.indentationWidth }
    set {
      cell.indentationWidth = newValue
      setNeedsLayout()
    }
  }

  /// The inset of the separator; the table view's unless the app sets one (S6.6).
  open var separatorInset: UIEdgeInsets {
    get { effectiveSeparatorInset }
    set {
      cell.separatorInset = newValue
      setNeedsLayout()
    }
  }

  override var standardLayoutMargins: UIEdgeInsets { marginsInTable }

  /// Lays out the content, the accessories, the backgrounds and the separator.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    layOutParts()
    super.layoutSubviews()
    layOutClassicContent()
  }

  /// Returns the size that suits the content in a width (S6.11).
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingCellSize(width: size.width) }

  /// Returns the size that suits the content in the width of the target (S6.11).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingCellSize(width: targetSize.width) }

  /// Makes the table compute a new height for the row.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell.table?.contentSizeChanged(of: self)
  }

  /// Updates the cell for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if cell.contentConfiguration != nil { setNeedsUpdateConfiguration() }
  }
}
