import Foundation

/// The selected rows, and whether rows can be selected.
struct SelectionSettings {
  /// The selected rows, in the order in which they were selected.
  var rows: [IndexPath] = []
  var allowsSelection = true
  var allowsMultiple = false
  var allowsDuringEditing = false
  var allowsMultipleDuringEditing = false
  /// The row under a touch.
  var highlighted: IndexPath?
  /// Whether the current tap only closes the swipe actions of a row.
  var closesSwipe = false
}
