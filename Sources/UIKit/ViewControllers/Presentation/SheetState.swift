/// The properties of a sheet that an app has set.
@MainActor
struct SheetState {
  var detents: [UISheetPresentationController.Detent] = [.large()]
  var selected: UISheetPresentationController.Detent.Identifier?
  var largestUndimmed: UISheetPresentationController.Detent.Identifier?
  var showsGrabber = false
  var cornerRadius: CGFloat?
  var attachesInCompactHeight = false
  var followsPreferredWidth = false
  var scrollingExpands = true
  /// The drag that the sheet follows.
  var drag: SheetDrag?
}
