public import CoreGraphics
public import Foundation

/// A list of rows in sections that scrolls up and down.
///
/// Only what is in sight has views; the rest is one number a row. Cells, headers and footers are as
/// wide as the table, and their content views keep clear of the safe area at the sides (S6.1).
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

  /// Creates a plain table; storyboards are not read, so the coder is not asked.
  public required init?(coder: NSCoder) {
    table = TableState(style: .plain)
    super.init(coder: coder)
    setUpTable()
  }

  /// How sections look.
  open var style: Style { table.style }

  // MARK: Data

  /// Who knows the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataChanged() } }
  }

  /// Who is asked for heights and told of what is done with rows.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      guard newValue !== super.delegate else { return }
      super.delegate = newValue
      dataChanged()
    }
  }

  /// Who prepares rows before they are shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Whether rows are prepared before they are shown.
  open var isPrefetchingEnabled: Bool {
    get { table.prefetching.isEnabled }
    set { table.prefetching.isEnabled = newValue }
  }

  /// Asks for everything anew; no row is chosen afterwards.
  open func reloadData() { reload() }

  /// The number of sections.
  open var numberOfSections: Int { loadedLayout.sections.count }

  /// Returns the number of rows of a section; 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = loadedLayout.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  // MARK: Reuse

  /// Says of which class cells with a name are made.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Says of which class headers and footers with a name are made.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerView(aClass, identifier)
  }

  /// Returns a cell that is not in use, or a new one; `nil` when no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// Returns a cell for a row that the data source is asked for.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier, for: indexPath) }

  /// Returns a header or footer that is not in use, or a new one; `nil` when no class is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueView(identifier) }

  // MARK: Heights

  /// The height of rows, in points; the delegate's goes before it (S6.9, S6.10).
  open var rowHeight: CGFloat {
    get { table.heights.row }
    set { changeHeights { $0.row = newValue } }
  }

  /// The height of headers, in points; the delegate's goes before it.
  open var sectionHeaderHeight: CGFloat {
    get { table.heights.header }
    set { changeHeights { $0.header = newValue } }
  }

  /// The height of footers, in points; the delegate's goes before it.
  open var sectionFooterHeight: CGFloat {
    get { table.heights.footer }
    set { changeHeights { $0.footer = newValue } }
  }

  /// About how high rows will be, in points; 0 asks for all heights at once (S6.9).
  open var estimatedRowHeight: CGFloat {
    get { estimate(table.heights.estimatedRow) }
    set { changeHeights { $0.estimatedRow = newValue } }
  }

  /// About how high headers will be, in points; 0 asks for all heights at once.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { estimate(table.heights.estimatedHeader) }
    set { changeHeights { $0.estimatedHeader = newValue } }
  }

  /// About how high footers will be, in points; 0 asks for all heights at once.
  open var estimatedSectionFooterHeight: CGFloat {
    get { estimate(table.heights.estimatedFooter) }
    set { changeHeights { $0.estimatedFooter = newValue } }
  }

  /// What is kept free above every plain header with content, in points (S6.16).
  open var sectionHeaderTopPadding: CGFloat {
    get { table.heights.headerTopPadding }
    set { changeHeights { $0.headerTopPadding = newValue } }
  }

  /// The height of the empty rows below the last one, in points; 0 shows none.
  open var fillerRowHeight: CGFloat {
    get { table.heights.filler }
    set { changeHeights { $0.filler = newValue } }
  }

  /// When a row whose content changes gets a new height by itself; from iOS 16 on.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { table.heights.selfSizing }
    set { table.heights.selfSizing = newValue }
  }

  // MARK: Views around the rows

  /// A view above all sections; its own height counts, the table gives it its width (S6.4).
  open var tableHeaderView: UIView? {
    get { table.tableHeaderView }
    set { setTableHeaderView(newValue) }
  }

  /// A view below all sections; its own height counts, the table gives it its width (S6.4).
  open var tableFooterView: UIView? {
    get { table.tableFooterView }
    set { setTableFooterView(newValue) }
  }

  /// A view behind all rows, which does not scroll.
  open var backgroundView: UIView? {
    get { table.backgroundView }
    set { setBackgroundView(newValue) }
  }

  // MARK: Separators and insets

  /// Whether there are lines between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { table.separators.style }
    set { changeSeparators { $0.style = newValue } }
  }

  /// The colour of the lines between rows.
  open var separatorColor: UIColor? {
    get { table.separators.color ?? .separator }
    set { changeSeparators { $0.color = newValue } }
  }

  /// Where the lines between rows begin and end (S6.6).
  open var separatorInset: UIEdgeInsets {
    get { effectiveSeparatorInset }
    set { changeSeparators { $0.inset = newValue } }
  }

  /// What ``separatorInset`` begins at (S6.6).
  open var separatorInsetReference: SeparatorInsetReference {
    get { table.separators.reference }
    set { changeSeparators { $0.reference = newValue } }
  }

  /// Whether content views keep clear of the safe area at the sides (S6.1, S6.2).
  open var insetsContentViewsToSafeArea: Bool {
    get { table.insetsContentViews }
    set {
      table.insetsContentViews = newValue
      heightsMayHaveChanged()
    }
  }

  /// Whether contents of wide tables stand in the readable width (S5.16).
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { table.followsReadableWidth ?? (systemVersion.major <= 11) }
    set {
      table.followsReadableWidth = newValue
      heightsMayHaveChanged()
    }
  }

  override var standardLayoutMargins: UIEdgeInsets { tableMargins }

  // MARK: Rows and places

  /// Returns the rectangle of a section with its header and footer, in points.
  open func rect(forSection section: Int) -> CGRect {
    bringUpToDate()
    return sectionRect(section)
  }

  /// Returns the rectangle of a section's header, where it stands when it is not pinned.
  open func rectForHeader(inSection section: Int) -> CGRect {
    bringUpToDate()
    return headerRect(section)
  }

  /// Returns the rectangle of a section's footer, where it stands when it is not pinned.
  open func rectForFooter(inSection section: Int) -> CGRect {
    bringUpToDate()
    return footerRect(section)
  }

  /// Returns the rectangle of a row; zero when there is none.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    bringUpToDate()
    return rowRect(indexPath)
  }

  /// Returns the row at a point of the table's space; `nil` when there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

  /// Returns the row that a cell shows; `nil` when it shows none.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }

  /// Returns the rows in a rectangle of the table's space.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  /// Returns the cell of a row; `nil` when it is out of sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    bringUpToDate()
    return table.shown.cells[indexPath]
  }

  /// The cells in sight, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    bringUpToDate()
    return shownCells
  }

  /// The rows in sight, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    bringUpToDate()
    return shownPaths
  }

  /// Returns the header of a section; `nil` when it is out of sight.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bringUpToDate()
    return table.shown.headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section; `nil` when it is out of sight.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bringUpToDate()
    return table.shown.footers[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls so that a row is in sight.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { reveal(indexPath, at: scrollPosition, animated: animated) }

  /// Scrolls so that the nearest chosen row is in sight.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    revealNearestSelected(at: scrollPosition, animated: animated)
  }

  // MARK: Changes

  /// Begins changes that are applied together by ``endUpdates()``.
  open func beginUpdates() { beginChanges() }

  /// Applies the changes since ``beginUpdates()``, and asks for heights anew.
  open func endUpdates() { endChanges() }

  /// Runs changes that are applied together; `completion` is told at the end of their animation.
  ///
  /// A closure that is written at the call does not escape; see the form in the extension.
  @_disfavoredOverload
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { performChanges(updates, completion) }

  /// Whether the table shows something else than its data source for now.
  open var hasUncommittedUpdates: Bool { table.updates.depth > 0 || table.reordering != nil }

  /// Says that the data source has new sections, at places after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections are gone, at places before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }

  /// Says that sections have changed, at places before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }

  /// Says that a section has moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Says that the data source has new rows, at places after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.insertedItems += indexPaths }
  }

  /// Says that rows are gone, at places before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deletedItems += indexPaths }
  }

  /// Says that rows have changed, at places before the update: they get new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloadedItems += indexPaths }
  }

  /// Sets up the cells of rows anew; they stay the same views.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Says that a row has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  // MARK: Selection

  /// Whether rows can be chosen.
  open var allowsSelection: Bool {
    get { table.selection.allowsSelection }
    set { table.selection.allowsSelection = newValue }
  }

  /// Whether several rows can be chosen at a time.
  open var allowsMultipleSelection: Bool {
    get { table.selection.allowsMultiple }
    set { table.selection.allowsMultiple = newValue }
  }

  /// Whether rows can be chosen while the table is edited.
  open var allowsSelectionDuringEditing: Bool {
    get { table.selection.allowsDuringEditing }
    set { table.selection.allowsDuringEditing = newValue }
  }

  /// Whether several rows can be chosen while the table is edited.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { table.selection.allowsMultipleDuringEditing }
    set {
      table.selection.allowsMultipleDuringEditing = newValue
      setNeedsLayout()
    }
  }

  /// The row that was chosen first; `nil` when none is.
  open var indexPathForSelectedRow: IndexPath? { table.selection.rows.first }

  /// The chosen rows; `nil` when none is.
  open var indexPathsForSelectedRows: [IndexPath]? {
    table.selection.rows.isEmpty ? nil : table.selection.rows
  }

  /// Chooses a row, and scrolls to it; `nil` lets all go.
  ///
  /// The delegate is not told.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// Lets a row go; the delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Editing

  /// Whether rows show signs for editing.
  open var isEditing: Bool {
    get { table.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows signs for editing, or none.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

  // MARK: Section index

  /// The number of rows from which on the section index is shown.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { table.index.minimumRowCount }
    set { changeIndex { $0.minimumRowCount = newValue } }
  }

  /// The colour of the section index's text; `nil` is the tint.
  open var sectionIndexColor: UIColor? {
    get { table.index.color }
    set { changeIndex { $0.color = newValue } }
  }

  /// The colour behind the section index; `nil` shows none.
  open var sectionIndexBackgroundColor: UIColor? {
    get { table.index.backgroundColor }
    set { changeIndex { $0.backgroundColor = newValue } }
  }

  /// The colour behind the section index while a finger is on it; `nil` is
  /// ``sectionIndexBackgroundColor``.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { table.index.trackingBackgroundColor }
    set { changeIndex { $0.trackingBackgroundColor = newValue } }
  }

  /// Asks for the titles of the section index anew.
  open func reloadSectionIndexTitles() { reloadIndex() }

  // MARK: Overridden

  /// Places all that is in sight.
  open override func layoutSubviews() {
    layOutTable()
    super.layoutSubviews()
  }

  /// Highlights the row under a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingerBegan(touches)
  }

  /// Follows a finger that may leave its row.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingerMoved(touches)
  }

  /// Chooses the row under a finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingerEnded(touches)
  }

  /// Forgets the row under a finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingerCancelled()
  }

  /// Whether a view inside loses its fingers when they scroll; grips and the section index do not.
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is ReorderControl || view is SectionIndexView) && super.touchesShouldCancel(in: view)
  }

  override func userWillDrag() { table.swipes?.close(animated: true) }

  override func safeAreaInsetsWereStored() {
    super.safeAreaInsetsWereStored()
    setNeedsLayout()
  }

  /// Places everything anew, inside other margins.
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
