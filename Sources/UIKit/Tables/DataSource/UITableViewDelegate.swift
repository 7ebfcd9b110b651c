public import Foundation

/// Who is asked for heights, headers and footers of a table, and told of what is done with its rows;
/// every method may be left out.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Tells that a cell is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  )

  /// Tells that a header is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  )

  /// Tells that a footer is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  )

  /// Tells that a cell is shown no longer.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  )

  /// Tells that a header is shown no longer.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  )

  /// Tells that a footer is shown no longer.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  )

  /// Returns the height of a row, in points; it goes before `rowHeight` (S6.10).
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the height of a header, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns the height of a footer, in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns about how high a row will be, in points.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns about how high a header will be, in points.
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat

  /// Returns about how high a footer will be, in points.
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat

  /// Returns the view above a section; `nil` shows the title of the data source.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Returns the view below a section; `nil` shows the title of the data source.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Tells that the button for details was tapped.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Returns whether a finger highlights a row; every row unless implemented.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Tells that a finger highlights a row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Tells that a row is highlighted no longer.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Returns the row to choose in place of one that was tapped; `nil` chooses none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Returns the row to let go in place of one that would be; `nil` lets none go.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Tells that the user has chosen a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Tells that a row the user had chosen is chosen no longer.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Returns what editing does with a row; deletion unless implemented.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle

  /// Returns the title of the button that confirms a deletion.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Returns whether signs for editing shift a row's content; they do unless implemented.
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool

  /// Returns what a swipe from the leading end brings in; `nil` lets no row be swiped so.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns what a swipe from the trailing end brings in; `nil` lets no row be swiped so, and
  /// rows that can be deleted get a button for that unless implemented.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Tells that the user begins to swipe or to delete a row.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Tells that the user is done with swiping or deleting a row.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// Returns where a row that the user moves may go.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Returns how many steps a row's content is moved in.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}
