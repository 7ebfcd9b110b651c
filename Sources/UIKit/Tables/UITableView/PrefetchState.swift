import Foundation

/// The rows that were announced to the prefetching data source.
struct PrefetchState {
  var isEnabled = true
  var rows: Set<IndexPath> = []
  var lastOffset: CGFloat?
  /// Whether the last scrolling was toward the top.
  var isUp = false
}
