public import Foundation

/// The configuration of a text search in a page (W321).
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject, @preconcurrency NSCopying {
  /// A Boolean value that determines whether the match before the selection is wanted, not the one
  /// after it.
  open var backwards: Bool = false
  /// A Boolean value that determines whether the search is case-sensitive; `false` by default.
  open var caseSensitive: Bool = false
  /// A Boolean value that determines whether the search goes on at the other end of the page.
  open var wraps: Bool = true

  /// Creates a configuration with the defaults.
  nonisolated public override init() { super.init() }

  /// Returns a configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKFindConfiguration()
    copy.backwards = backwards
    copy.caseSensitive = caseSensitive
    copy.wraps = wraps
    return copy
  }
}
