import Foundation

/// Which rows are chosen, and whether they may be.
struct SelectionSettings {
  /// The chosen rows, in the order of their choosing.
  var rows: [IndexPath] = []
  var allowsSelection = true
  var allowsMultiple = false
  var allowsDuringEditing = false
  var allowsMultipleDuringEditing = false
  /// The row under a touch.
  var highlighted: IndexPath?
  /// Whether a tap brings a swiped row back, and does nothing else.
  var closesSwipe = false
}
