public import Foundation

/// The result of a text search.
@preconcurrency @MainActor
open class WKFindResult: NSObject, @preconcurrency NSCopying {
  /// A Boolean value that indicates whether the text is in the page; then its next place is
  /// selected and in view.
  public let matchFound: Bool

  init(matchFound: Bool) { self.matchFound = matchFound }

  /// Returns the result itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
