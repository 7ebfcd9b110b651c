public import Foundation

/// The result of a search for text in a page.
@preconcurrency @MainActor
open class WKFindResult: NSObject, @preconcurrency NSCopying {
  /// A Boolean value that indicates whether a match was found, which is selected and scrolled into
  /// view.
  open var matchFound: Bool { isFound }

  private var isFound: Bool = false

  /// Creates the result of a search that found nothing (W334).
  public override init() { super.init() }

  convenience init(matchFound: Bool) {
    self.init()
    isFound = matchFound
  }

  /// Returns the result itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
