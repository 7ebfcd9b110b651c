public import Foundation

/// The settings of a page and its output formats.
public protocol WebPageSettings: AnyObject, Sendable {
  /// Sets the user agent of the page and its requests.
  func setUserAgent(_ userAgent: String) async throws(WebEngineError)

  /// Sets the CSS media type, such as "print"; `nil` for the screen.
  func setMediaType(_ mediaType: String?) async throws(WebEngineError)

  /// Sets whether the page's own scripts run in documents that are loaded from now on.
  func setRunsScripts(_ runsScripts: Bool) async throws(WebEngineError)

  /// Sets the page's visibility: `document.hidden` and `visibilityState` of every frame, with the
  /// `visibilitychange` event.
  ///
  /// A hidden page is loaded, laid out and painted all the same.
  func setVisible(_ isVisible: Bool) async throws(WebEngineError)

  /// Sets whether the page is painted without the opaque canvas, so that a document without a
  /// background is transparent.
  func setTransparent(_ isTransparent: Bool) async throws(WebEngineError)

  /// Returns the URL of the page's inspector; `nil` if the engine does not allow inspection.
  func inspectorURL() async -> URL?

  /// Returns a PDF of the document on one sheet of its size, at one point per CSS pixel.
  ///
  /// - Parameter region: The region to include, in CSS pixels of the document; `nil` for all.
  func makePDF(of region: CGRect?) async throws(WebEngineError) -> Data
}
