public import Foundation

/// A view controller that manages a table view and is its data source and delegate.
///
/// It declares every optional method, so that subclasses can override them; one that is not
/// overridden counts as not implemented.
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  var tableState: TableControllerState

  override var alwaysAdjustsScrollViewInsets: Bool { true }

  /// Creates a controller of a table of a style.
  public init(style: UITableView.Style) {
    tableState = TableControllerState(style: style)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a plain table; nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tableState = TableControllerState(style: .plain)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of a plain table; archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    tableState = TableControllerState(style: .plain)
    super.init(coder: coder)
  }

  /// The table view that the controller manages.
  open var tableView: UITableView! {
    get { loadedTableView }
    set { setTableView(newValue) }
  }

  /// A Boolean value that determines whether the selection is cleared each time the view appears.
  open var clearsSelectionOnViewWillAppear: Bool {
    get { tableState.clearsSelection }
    set { tableState.clearsSelection = newValue }
  }

  /// The refresh control of the table view.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Creates the table view.
  open override func loadView() { makeTableView() }

  /// Loads the rows, and clears the selection if ``clearsSelectionOnViewWillAppear`` is set.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableWillAppear(animated)
  }

  /// Shows the scroll indicators for a moment.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.flashScrollIndicators()
  }

  /// Stops insetting the table by the keyboard.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tableWillDisappear()
  }

  /// Sets whether the table view is in editing mode.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if isViewLoaded { tableView.setEditing(editing, animated: animated) }
  }

  // MARK: Data source

  /// Traps; a subclass that has rows overrides it.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    preconditionFailure(
      "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:")
  }

  /// Returns the number of rows in a section; 0 by default.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns the number of sections; 1 by default.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns the title of a section's header; none by default.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { OptionalRequirement.missing(nil) }

  /// Returns the title of a section's footer; none by default.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { OptionalRequirement.missing(nil) }

  /// Returns whether a row can be edited; `true` by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalRequirement.missing(true)
  }

  /// Returns whether a row can be moved; `true` by default.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalRequirement.missing(true)
  }

  /// Returns the titles of the section index; none by default.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the number of the title.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: Delegate

  /// The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  /// Returns the height of a row; automatic by default.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { OptionalRequirement.missing(UITableView.automaticDimension) }

  /// Returns the height of a section's header; automatic by default.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { OptionalRequirement.missing(UITableView.automaticDimension) }

  /// Returns the height of a section's footer; automatic by default.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { OptionalRequirement.missing(UITableView.automaticDimension) }

  /// Returns the estimated height of a row; automatic by default.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { OptionalRequirement.missing(UITableView.automaticDimension) }

  /// Returns the estimated height of a section's header; automatic by default.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { OptionalRequirement.missing(UITableView.automaticDimension) }

  /// Returns the estimated height of a section's footer; automatic by default.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { OptionalRequirement.missing(UITableView.automaticDimension) }

  /// Returns the view of a section's header; none by default.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { OptionalRequirement.missing(nil) }

  /// Returns the view of a section's footer; none by default.
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { OptionalRequirement.missing(nil) }

  /// The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Returns whether a touch highlights a row; `true` by default.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// The default implementation does nothing.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// The default implementation does nothing.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// The default implementation returns the given row.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// The default implementation returns the given row.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// The default implementation does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// The default implementation does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Returns the editing style of a row; deletion by default.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  /// Returns the title of the delete button; the system's by default.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Returns whether a row is indented while editing; `true` by default.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns the leading swipe actions of a row; none by default.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns the trailing swipe actions of a row; the system's by default.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalRequirement.missing(nil) }

  /// The default implementation does nothing.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// The default implementation does nothing.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// The default implementation returns the given row.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Returns the indentation level of a row; 0 by default.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { OptionalRequirement.missing(0) }

  // MARK: Scrolling

  /// The default implementation does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// The default implementation does nothing.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// The default implementation does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns the view to zoom; none by default.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// The default implementation does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// The default implementation does nothing.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  /// Returns whether a tap on the status bar scrolls to the top; `true` by default.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// The default implementation does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
