public import Foundation

/// The configuration of a PDF of a page, on one sheet.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject, @preconcurrency NSCopying {
  /// The portion of the page, in points from its top-left corner at scale 1; `nil`, the default,
  /// means the whole page.
  open var rect: CGRect?

  /// Creates a configuration with default values.
  nonisolated public override init() { super.init() }

  /// Returns a configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKPDFConfiguration()
    copy.rect = rect
    return copy
  }
}
