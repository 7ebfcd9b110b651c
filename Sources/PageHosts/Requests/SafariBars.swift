/// The states of Safari's bars.
package enum SafariBars: String, Sendable, Hashable, CaseIterable {
  /// As on a page at its top.
  case expanded
  /// As after scrolling down.
  case minimized
}
