import Foundation

/// The items that a collection view has announced to its prefetching data source.
struct CollectionPrefetch: Sendable {
  var isEnabled = true
  /// The items that were announced and have not been shown since.
  var requested: [IndexPath] = []
  var isQueued = false
  var lastOffset = CGPoint.zero
  /// Whether the content scrolls toward its beginning.
  var goesBack = false
}
