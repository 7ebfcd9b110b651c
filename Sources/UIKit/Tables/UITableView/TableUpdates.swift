import Foundation

/// The changes that are not yet applied.
@MainActor
struct TableUpdates {
  var depth = 0
  var changes = ListChanges()
  var reconfigured: [IndexPath] = []
  var isAnimated = false
  var completions: [(Bool) -> Void] = []
}
