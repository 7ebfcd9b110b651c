public import Foundation

/// What a page is told of its app, and made into.
public protocol WebPageSettings: AnyObject, Sendable {
  /// Sets what the page and its requests say of the browser.
  func setUserAgent(_ userAgent: String) async throws(WebEngineError)

  /// Makes a PDF of the document: one sheet as large as it, a CSS pixel a point.
  func makePDF() async throws(WebEngineError) -> Data
}
