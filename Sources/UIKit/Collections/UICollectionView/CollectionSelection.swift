import Foundation

/// What is selected, and what may be.
struct CollectionSelection: Sendable {
  var allows = true
  var allowsMultiple = false
  var allowsDuringEditing = false
  var allowsMultipleDuringEditing = false
  /// The selected items in the order they were.
  var paths: [IndexPath] = []
  /// The item under a touch.
  var highlighted: IndexPath?
  /// Whether a tap brings a swiped row back, and does nothing else.
  var closesSwipe = false
}
