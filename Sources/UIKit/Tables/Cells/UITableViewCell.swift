public import Foundation

/// A view that shows a row of a table.
///
/// Its content stands in ``contentView``, which the table keeps clear of the safe area at the sides
/// (S6.1), of accessories and of signs for editing.
open class UITableViewCell: UIView {
  /// What updates a cell's configurations.
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

  var cell: CellState

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: How labels and picture are arranged.
  ///   - reuseIdentifier: The name under which the cell is reused; `nil` is never reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cell = CellState(style: style, reuseIdentifier: reuseIdentifier)
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: 320, height: CellContext(system: Runtime.system).metrics.rowHeight))
    setUpCell()
  }

  /// Creates a cell; storyboards are not read, so the coder is not asked.
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

  /// The view to put content into.
  open var contentView: UIView { existingContentView }

  /// The label of the text; in no use once there is a content configuration.
  open var textLabel: UILabel? { existingTextLabel }

  /// The label of the second text; `nil` in the default style.
  open var detailTextLabel: UILabel? { existingDetailTextLabel }

  /// The picture.
  open var imageView: UIImageView? { existingImageView }

  /// The description of the content, which takes the place of the labels and the picture.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { cell.contentConfiguration }
    set { setContentConfiguration(newValue) }
  }

  /// Whether the content configuration follows the cell's state by itself.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { cell.automaticallyUpdatesContent }
    set { cell.automaticallyUpdatesContent = newValue }
  }

  /// Returns a list content configuration of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    defaultListConfiguration
  }

  /// The description of the background; `nil` shows the background views and the colour.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { cell.backgroundConfiguration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Whether the background configuration follows the cell's state by itself.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { cell.automaticallyUpdatesBackground }
    set { cell.automaticallyUpdatesBackground = newValue }
  }

  /// Returns the background of a cell of the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    cell.context.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// What holds for the cell now.
  open var configurationState: UICellConfigurationState { currentConfigurationState }

  /// Marks the cell to have its configurations updated before it is laid out.
  open func setNeedsUpdateConfiguration() { markForConfigurationUpdate() }

  /// Updates the configurations for a state; does nothing here.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Updates the configurations after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { cell.updateHandler }
    set {
      cell.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  // MARK: Background

  /// A view behind the content, as large as the cell (S6.1).
  open var backgroundView: UIView? {
    get { cell.backgroundView }
    set { setBackgroundView(newValue) }
  }

  /// A view behind the content of a chosen cell, as large as the cell (S6.1).
  open var selectedBackgroundView: UIView? {
    get { existingSelectedBackgroundView }
    set { setSelectedBackgroundView(newValue) }
  }

  /// A view behind the content of a cell that is chosen with others.
  open var multipleSelectionBackgroundView: UIView? {
    get { cell.multipleSelectionBackgroundView }
    set {
      cell.multipleSelectionBackgroundView?.removeFromSuperview()
      cell.multipleSelectionBackgroundView = newValue
      showSelection()
    }
  }

  /// The colour behind the content; the table's unless the app sets one.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      cell.hasOwnBackgroundColor = true
      super.backgroundColor = newValue
    }
  }

  /// Shows the table's colour behind the content.
  func setDefaultBackgroundColor(_ color: UIColor?) {
    guard !cell.hasOwnBackgroundColor else { return }
    super.backgroundColor = color
  }

  // MARK: Reuse

  /// The name under which the cell is reused.
  open var reuseIdentifier: String? { cell.reuseIdentifier }

  /// Makes the cell ready to be used for another row; subclasses call `super`.
  open func prepareForReuse() { resetForReuse() }

  // MARK: Selection

  /// How the cell looks when it is chosen.
  open var selectionStyle: SelectionStyle {
    get { cell.selectionStyle }
    set {
      cell.selectionStyle = newValue
      showSelection()
    }
  }

  /// Whether the cell is chosen.
  open var isSelected: Bool {
    get { cell.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { cell.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Chooses the cell, or not.
  open func setSelected(_ selected: Bool, animated: Bool) { changeSelection(selected) }

  /// Shows a finger on the cell, or none.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { changeHighlight(highlighted) }

  // MARK: Accessories

  /// What stands at the trailing end.
  open var accessoryType: AccessoryType {
    get { cell.accessoryType }
    set { changeAccessory { $0.accessoryType = newValue } }
  }

  /// A view of the app's own at the trailing end, in place of ``accessoryType``.
  open var accessoryView: UIView? {
    get { cell.accessoryView }
    set { changeAccessory { $0.accessoryView = newValue } }
  }

  /// What stands at the trailing end while the cell is edited.
  open var editingAccessoryType: AccessoryType {
    get { cell.editingAccessoryType }
    set { changeAccessory { $0.editingAccessoryType = newValue } }
  }

  /// A view at the trailing end while the cell is edited, in place of ``editingAccessoryType``.
  open var editingAccessoryView: UIView? {
    get { cell.editingAccessoryView }
    set { changeAccessory { $0.editingAccessoryView = newValue } }
  }

  // MARK: Editing

  /// Whether the cell shows signs for editing.
  open var isEditing: Bool {
    get { cell.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows signs for editing, or none.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  /// What editing does with the row, as the table's delegate says.
  open var editingStyle: EditingStyle { cell.context.editingStyle }

  /// Whether the button that confirms a deletion is shown.
  open var showingDeleteConfirmation: Bool { cell.showsDeleteConfirmation }

  /// Whether a row that can be moved shows a grip while it is edited.
  open var showsReorderControl: Bool {
    get { cell.showsReorderControl }
    set {
      cell.showsReorderControl = newValue
      setNeedsLayout()
    }
  }

  /// Whether signs for editing shift the content; the delegate's answer goes before it.
  open var shouldIndentWhileEditing: Bool {
    get { cell.shouldIndentWhileEditing }
    set {
      cell.shouldIndentWhileEditing = newValue
      setNeedsLayout()
    }
  }

  /// Tells that signs for editing are about to appear or to go; does nothing here.
  open func willTransition(to state: StateMask) {}

  /// Tells that signs for editing have appeared or are gone; does nothing here.
  open func didTransition(to state: StateMask) {}

  // MARK: Place

  /// How many steps the content is moved in.
  open var indentationLevel: Int {
    get { cell.indentationLevel }
    set {
      cell.indentationLevel = newValue
      setNeedsLayout()
    }
  }

  /// How wide a step is, in points.
  open var indentationWidth: CGFloat {
    get { cell.indentationWidth }
    set {
      cell.indentationWidth = newValue
      setNeedsLayout()
    }
  }

  /// Where the line below the cell begins and ends; the table's unless the app sets one (S6.6).
  open var separatorInset: UIEdgeInsets {
    get { effectiveSeparatorInset }
    set {
      cell.separatorInset = newValue
      setNeedsLayout()
    }
  }

  override var standardLayoutMargins: UIEdgeInsets { marginsInTable }

  /// Places the content, the accessories, the backgrounds and the separator.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    placeParts()
    super.layoutSubviews()
    placeClassicContent()
  }

  /// Returns the size that suits the content in a width (S6.11).
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingCellSize(width: size.width) }

  /// Returns the size that suits the content in the width of the target (S6.11).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingCellSize(width: targetSize.width) }

  /// Lets the table find a new height for the row.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell.table?.contentSizeChanged(of: self)
  }

  /// Shows what the new traits ask for.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if cell.contentConfiguration != nil { setNeedsUpdateConfiguration() }
  }
}
