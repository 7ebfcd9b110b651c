import Foundation

/// The selection of a collection view, and its rules.
struct CollectionSelection: Sendable {
  var allows = true
  var allowsMultiple = false
  var allowsDuringEditing = false
  var allowsMultipleDuringEditing = false
  /// The selected items in the order they were.
  var paths: [IndexPath] = []
  /// The item under a touch.
  var highlighted: IndexPath?
  /// Whether a tap closes a swiped row, and does nothing else.
  var closesSwipe = false
}
