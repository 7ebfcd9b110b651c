public import CoreGraphics
public import Foundation

/// A view that presents data in rows in a single column.
///
/// Only visible rows have views; each of the others takes the memory of one number. Cells, headers
/// and footers are as wide as the table view, and their content views respect the horizontal safe
/// area (S6.1).
open class UITableView: UIScrollView {
  var table: TableState

  /// Creates a table with a frame in its future superview, in points.
  public init(frame: CGRect, style: Style) {
    table = TableState(style: style)
    super.init(frame: frame)
    setUpTable()
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table; archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    table = TableState(style: .plain)
    super.init(coder: coder)
    setUpTable()
  }

  /// The style of the table view.
  open var style: Style { table.style }

  // MARK: Data

  /// The object that acts as the data source of the table view.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataChanged() } }
  }

  /// The object that acts as the delegate of the table view.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      guard newValue !== super.delegate else { return }
      super.delegate = newValue
      dataChanged()
    }
  }

  /// The object that prefetches data for rows that are about to be shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// A Boolean value that determines whether rows are prepared before they are shown.
  open var isPrefetchingEnabled: Bool {
    get { table.prefetching.isEnabled }
    set { table.prefetching.isEnabled = newValue }
  }

  /// Reloads all rows and sections; the selection is cleared.
  open func reloadData() { reload() }

  /// The number of sections in the table view.
  open var numberOfSections: Int { loadedLayout.sections.count }

  /// Returns the number of rows in a section; 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(of: section) }

  // MARK: Reuse

  /// Registers a class for creating cells with a reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Registers a class for creating headers and footers with a reuse identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerView(aClass, identifier)
  }

  /// Returns a reusable cell, or a new one; `nil` when no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// Returns a reusable cell for a row, for the data source's `tableView(_:cellForRowAt:)`.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier, for: indexPath) }

  /// Returns a reusable header or footer view, or a new one; `nil` when no class is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueView(identifier) }

  // MARK: Heights

  /// The default height of rows, in points; the delegate's takes precedence (S6.9, S6.10).
  open var rowHeight: CGFloat {
    get { table.heights.row }
    set { changeHeights { $0.row = newValue } }
  }

  /// The height of headers, in points; the delegate's takes precedence.
  open var sectionHeaderHeight: CGFloat {
    get { table.heights.header }
    set { changeHeights { $0.header = newValue } }
  }

  /// The height of footers, in points; the delegate's takes precedence.
  open var sectionFooterHeight: CGFloat {
    get { table.heights.footer }
    set { changeHeights { $0.footer = newValue } }
  }

  /// The estimated height of rows, in points; 0 disables estimation (S6.9).
  open var estimatedRowHeight: CGFloat {
    get { estimate(table.heights.estimatedRow) }
    set { changeHeights { $0.estimatedRow = newValue } }
  }

  /// The estimated height of headers, in points; 0 disables estimation.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { estimate(table.heights.estimatedHeader) }
    set { changeHeights { $0.estimatedHeader = newValue } }
  }

  /// The estimated height of footers, in points; 0 disables estimation.
  open var estimatedSectionFooterHeight: CGFloat {
    get { estimate(table.heights.estimatedFooter) }
    set { changeHeights { $0.estimatedFooter = newValue } }
  }

  /// The padding above each plain section header with content, in points (S6.16).
  open var sectionHeaderTopPadding: CGFloat {
    get { table.heights.headerTopPadding }
    set { changeHeights { $0.headerTopPadding = newValue } }
  }

  /// The height of the empty rows below the last one, in points; 0 for none.
  open var fillerRowHeight: CGFloat {
    get { table.heights.filler }
    set { changeHeights { $0.filler = newValue } }
  }

  /// The mode that invalidates the height of self-sizing rows; from iOS 16 on.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { table.heights.selfSizing }
    set { table.heights.selfSizing = newValue }
  }

  // MARK: Views around the rows

  /// The view above all sections; it keeps its height and has the table view's width (S6.4).
  open var tableHeaderView: UIView? {
    get { table.tableHeaderView }
    set { setTableHeaderView(newValue) }
  }

  /// The view below all sections; it keeps its height and has the table view's width (S6.4).
  open var tableFooterView: UIView? {
    get { table.tableFooterView }
    set { setTableFooterView(newValue) }
  }

  /// The background view, which does not scroll.
  open var backgroundView: UIView? {
    get { table.backgroundView }
    set { setBackgroundView(newValue) }
  }

  // MARK: Separators and insets

  /// The style of the separators between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { table.separators.style }
    set { changeSeparators { $0.style = newValue } }
  }

  /// The color of the separators between rows.
  open var separatorColor: UIColor? {
    get { table.separators.color ?? .separator }
    set { changeSeparators { $0.color = newValue } }
  }

  /// The default inset of separators (S6.6).
  open var separatorInset: UIEdgeInsets {
    get { effectiveSeparatorInset }
    set { changeSeparators { $0.inset = newValue } }
  }

  /// The reference of ``separatorInset`` (S6.6).
  open var separatorInsetReference: SeparatorInsetReference {
    get { table.separators.reference }
    set { changeSeparators { $0.reference = newValue } }
  }

  /// A Boolean value that determines whether content views are inset by the safe area at the sides
  /// (S6.1, S6.2).
  open var insetsContentViewsToSafeArea: Bool {
    get { table.insetsContentViews }
    set { changeContentWidth { $0.insetsContentViews = newValue } }
  }

  /// A Boolean value that determines whether contents of wide tables are inset to the readable
  /// width (S5.16).
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { table.followsReadableWidth ?? systemVersion.metrics.tablesFollowReadableWidth }
    set { changeContentWidth { $0.followsReadableWidth = newValue } }
  }

  override var standardLayoutMargins: UIEdgeInsets { tableMargins }

  // MARK: Rows and positions

  /// Returns the area of a section with its header and footer, in points.
  open func rect(forSection section: Int) -> CGRect { upToDate { sectionRect(section) } }

  /// Returns the area of a section's header when it is not pinned, in points.
  open func rectForHeader(inSection section: Int) -> CGRect { upToDate { headerRect(section) } }

  /// Returns the area of a section's footer when it is not pinned, in points.
  open func rectForFooter(inSection section: Int) -> CGRect { upToDate { footerRect(section) } }

  /// Returns the area of a row, in points; zero if there is none.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { upToDate { rowRect(indexPath) } }

  /// Returns the index path of the row at a point of the table view, or `nil`.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

  /// Returns the index path that a cell represents, or `nil`.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }

  /// Returns the index paths of the rows in a rectangle of the table view.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  /// Returns the cell of a row; `nil` when it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    upToDate { table.shown.cells[indexPath] }
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] { upToDate { shownCells } }

  /// The index paths of the visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { upToDate { shownPaths } }

  /// Returns the header view of a section; `nil` when it is not visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    upToDate { table.shown.headers[section] as? UITableViewHeaderFooterView }
  }

  /// Returns the footer view of a section; `nil` when it is not visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    upToDate { table.shown.footers[section] as? UITableViewHeaderFooterView }
  }

  /// Scrolls until a row is at a position.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { reveal(indexPath, at: scrollPosition, animated: animated) }

  /// Scrolls to the nearest selected row.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    revealNearestSelected(at: scrollPosition, animated: animated)
  }

  // MARK: Changes

  /// Begins a series of changes that ``endUpdates()`` applies together.
  open func beginUpdates() { beginChanges() }

  /// Applies the changes since ``beginUpdates()`` and updates row heights.
  open func endUpdates() { endChanges() }

  /// Animates several changes as a group; `completion` is called at the end of the animation.
  ///
  /// A closure that is written at the call does not escape; see the form in the extension.
  @_disfavoredOverload
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { performChanges(updates, completion) }

  /// A Boolean value that indicates whether the table shows something else than its data source for
  /// now.
  open var hasUncommittedUpdates: Bool { table.updates.depth > 0 || table.reordering != nil }

  /// Inserts sections, at indexes after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections, at indexes before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections, at indexes before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section to another location in the table view.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Inserts rows, at index paths after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.insertedItems += indexPaths }
  }

  /// Deletes rows, at index paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deletedItems += indexPaths }
  }

  /// Reloads rows, at index paths before the update, with new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloadedItems += indexPaths }
  }

  /// Updates the cells of rows in place.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Moves a row to another location in the table view.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  // MARK: Selection

  /// A Boolean value that determines whether rows can be selected.
  open var allowsSelection: Bool {
    get { table.selection.allowsSelection }
    set { table.selection.allowsSelection = newValue }
  }

  /// A Boolean value that determines whether several rows can be selected at a time.
  open var allowsMultipleSelection: Bool {
    get { table.selection.allowsMultiple }
    set { table.selection.allowsMultiple = newValue }
  }

  /// A Boolean value that determines whether rows can be selected in editing mode.
  open var allowsSelectionDuringEditing: Bool {
    get { table.selection.allowsDuringEditing }
    set { table.selection.allowsDuringEditing = newValue }
  }

  /// A Boolean value that determines whether several rows can be selected in editing mode.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { table.selection.allowsMultipleDuringEditing }
    set {
      table.selection.allowsMultipleDuringEditing = newValue
      setNeedsLayout()
    }
  }

  /// The index path of the row selected first, or `nil`.
  open var indexPathForSelectedRow: IndexPath? { table.selection.rows.first }

  /// The index paths of the selected rows, or `nil`.
  open var indexPathsForSelectedRows: [IndexPath]? {
    table.selection.rows.isEmpty ? nil : table.selection.rows
  }

  /// Selects a row and scrolls to it; `nil` clears the selection.
  ///
  /// The delegate is not called.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// Deselects a row; the delegate is not called.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Editing

  /// A Boolean value that determines whether the table view is in editing mode.
  open var isEditing: Bool {
    get { table.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether the table view is in editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

  // MARK: Section index

  /// The number of rows from which on the section index is shown.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { table.index.minimumRowCount }
    set { changeIndex { $0.minimumRowCount = newValue } }
  }

  /// The text color of the section index; `nil` is the tint color.
  open var sectionIndexColor: UIColor? {
    get { table.index.color }
    set { changeIndex { $0.color = newValue } }
  }

  /// The background color of the section index; `nil` is clear.
  open var sectionIndexBackgroundColor: UIColor? {
    get { table.index.backgroundColor }
    set { changeIndex { $0.backgroundColor = newValue } }
  }

  /// The background color of the section index while it is touched; `nil` is
  /// ``sectionIndexBackgroundColor``.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { table.index.trackingBackgroundColor }
    set { changeIndex { $0.trackingBackgroundColor = newValue } }
  }

  /// Reloads the titles of the section index.
  open func reloadSectionIndexTitles() { reloadIndex() }

  // MARK: Overridden

  /// Lays out all visible views.
  open override func layoutSubviews() {
    layOutTable()
    super.layoutSubviews()
  }

  /// Highlights the row under a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowTouchBegan(touches)
  }

  /// Handles a touch that may leave its row.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowTouchMoved(touches)
  }

  /// Selects the row under a touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowTouchEnded(touches)
  }

  /// Resets the row under a touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowTouchCancelled()
  }

  /// Returns a Boolean value that indicates whether a view inside loses its touches when they
  /// scroll; reorder controls and the section index do not.
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is ReorderControl || view is SectionIndexView) && super.touchesShouldCancel(in: view)
  }

  override func userWillDrag() { table.swipes?.close(animated: true) }

  override func safeAreaInsetsWereStored() {
    super.safeAreaInsetsWereStored()
    setNeedsLayout()
  }

  /// Updates the layout for new margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  override func boundsWereChanged(from old: CGRect) {
    super.boundsWereChanged(from: old)
    if old.size.width != bounds.width { updateLayoutMargins() }
  }

  /// Finds new heights when text has another size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsChanged(from: previousTraitCollection)
  }
}
