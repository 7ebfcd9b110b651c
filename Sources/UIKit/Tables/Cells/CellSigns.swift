/// The views at a cell's sides.
@MainActor
struct CellSigns {
  /// The system's accessory that is shown.
  var accessory: CellAccessoryView?
  var edit: EditControl?
  var reorder: ReorderControl?
  var deleteButton: DeleteConfirmationButton?
}
