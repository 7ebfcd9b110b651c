public import Foundation

/// An event of the main frame's document.
public enum DocumentEvent: Sendable, Equatable {
  /// The committed document is the body of an HTTP error response; the value is the status code and reason
  /// phrase, such as "404 Not Found".
  case errorPage(String)
  /// A script of the document threw an uncaught error, or one of its resources failed to load.
  case problem(PageProblem)
  /// The public identifier of the main document's type, such as that of a mobile XHTML profile.
  ///
  /// Sent before ``viewportMetas(_:)``, if the document has one.
  case documentType(String)
  /// The main document's metadata for its use as a Home Screen web app.
  ///
  /// Sent before ``viewportMetas(_:)``, if the document has any, then on every change.
  case webAppMetas(WebAppMetas)
  /// The `content` of each viewport meta of the main document, in document order.
  ///
  /// Sent once before the first rendering after a commit, then on every change; followed by
  /// ``WebPage/setViewport(_:)``.
  case viewportMetas([String])
  /// The page was rendered for the first time since the commit.
  case firstRendering
  /// The document's title changed.
  case titleChanged(String)
  /// The size of the document changed; CSS pixels.
  case contentSizeChanged(CGSize)
  /// The page's colors changed, or its preferences for the scroll view.
  ///
  /// Sent after the first rendering of a document, and with the next frame after each change.
  case appearanceChanged(PageAppearance)
  /// A script, a link to a fragment, or a traversal scrolled the page to an offset, in CSS pixels of the
  /// document; not sent for ``WebPage/scroll(to:)``.
  case scrolled(CGPoint)
  /// The state of the main document's form controls changed; the value is an argument of
  /// ``WebPageInput/fillFields(with:)``, in a format private to the engine.
  case fieldsChanged(String)
  /// The focused editable element changed; `nil` if there is none.
  case focusChanged(PageFocus?)
}
