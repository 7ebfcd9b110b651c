public import Foundation

/// How a page becomes a PDF: on one sheet.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject, @preconcurrency NSCopying {
  /// The part of the page that the sheet shows, in points from the page's upper left corner at scale 1;
  /// `nil`, the default, for the whole page.
  open var rect: CGRect?

  /// Creates a configuration.
  nonisolated public override init() { super.init() }

  /// Returns a configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKPDFConfiguration()
    copy.rect = rect
    return copy
  }
}
