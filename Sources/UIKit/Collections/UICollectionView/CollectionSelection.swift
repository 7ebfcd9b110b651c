import Foundation

/// The selection of a collection view, and its rules.
struct CollectionSelection: Sendable {
  var allows = true
  var allowsMultiple = false
  var allowsDuringEditing = false
  var allowsMultipleDuringEditing = false
  /// The selected items, in the order of selection.
  var paths: [IndexPath] = []
  /// The item under a touch.
  var highlighted: IndexPath?
  /// Whether the current tap only closes the swipe actions of a row.
  var closesSwipe = false
}
