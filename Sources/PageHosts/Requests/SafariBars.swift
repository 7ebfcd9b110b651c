/// The states of Safari's bars.
package enum SafariBars: String, Sendable, Hashable, CaseIterable {
  /// The bars of a page at its top.
  case expanded
  /// The bars after scrolling down.
  case minimized
}
