public import Foundation

/// The settings of a page and its output formats.
public protocol WebPageSettings: AnyObject, Sendable {
  /// Sets what the page and its requests say of the browser.
  func setUserAgent(_ userAgent: String) async throws(WebEngineError)

  /// Sets the kind of medium that style sheets are for, such as "print"; `nil` for a screen.
  func setMediaType(_ mediaType: String?) async throws(WebEngineError)

  /// Sets whether the page's own scripts run, in documents that are loaded from now on.
  func setRunsScripts(_ runsScripts: Bool) async throws(WebEngineError)

  /// Sets whether the page can be seen: what `document.hidden` and `visibilityState` say in every
  /// frame, and `visibilitychange` tells.
  ///
  /// What cannot be seen is loaded, laid out and painted all the same.
  func setVisible(_ isVisible: Bool) async throws(WebEngineError)

  /// Sets whether the page is painted without the opaque canvas behind the document, so that what has
  /// no background is transparent.
  func setTransparent(_ isTransparent: Bool) async throws(WebEngineError)

  /// Where a person can look into the page with a browser; `nil` where the engine does not allow it.
  func inspectorAddress() async -> URL?

  /// Makes a PDF of the document: one sheet as large as it, a CSS pixel a point.
  ///
  /// - Parameter region: The part that the sheet shows, in CSS pixels of the document; `nil` for all.
  func makePDF(of region: CGRect?) async throws(WebEngineError) -> Data
}
