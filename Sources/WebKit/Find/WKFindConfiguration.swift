public import Foundation

/// The configuration of a search for text in a page (W321).
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject, @preconcurrency NSCopying {
  /// A Boolean value that determines whether the search runs backward from the selection; `false`
  /// by default.
  open var backwards: Bool = false
  /// A Boolean value that determines whether the search is case-sensitive; `false` by default.
  open var caseSensitive: Bool = false
  /// A Boolean value that determines whether the search wraps around at the end of the page; `true`
  /// by default.
  open var wraps: Bool = true

  /// Creates a configuration with default values.
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
