/// The views at a cell's sides.
@MainActor
struct CellSideViews {
  /// The accessory of the system that is shown.
  var accessory: CellAccessoryView?
  var edit: EditControl?
  var reorder: ReorderControl?
  var deleteButton: DeleteConfirmationButton?
}
