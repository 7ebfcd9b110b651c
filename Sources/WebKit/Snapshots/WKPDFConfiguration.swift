public import Foundation

/// How a page becomes a PDF: whole, on one sheet.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
  /// Creates a configuration.
  nonisolated public override init() { super.init() }
}
