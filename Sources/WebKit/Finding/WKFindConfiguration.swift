public import Foundation

/// How a text is looked for in a page (W321).
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject, @preconcurrency NSCopying {
  /// Whether the match before the selection is wanted, not the one after it.
  open var backwards: Bool = false
  /// Whether capitals and small letters are told apart.
  open var caseSensitive: Bool = false
  /// Whether the search goes on at the other end of the page.
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
