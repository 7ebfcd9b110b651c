public import Foundation

/// What came of looking for a text.
@preconcurrency @MainActor
open class WKFindResult: NSObject, @preconcurrency NSCopying {
  /// Whether the text is in the page; then its next place is selected and in view.
  public let matchFound: Bool

  init(matchFound: Bool) { self.matchFound = matchFound }

  /// Returns the result itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
