public import Foundation

/// What changed in the main frame's document.
public enum DocumentEvent: Sendable, Equatable {
  /// The document that was just committed is the server's page about an error; the status code and its
  /// reason phrase, such as "404 Not Found".
  case errorPage(String)
  /// A script of the document threw an error that nothing caught, or a file it needs failed to load.
  case problem(PageProblem)
  /// The public identifier of the main document's type, such as that of a mobile XHTML profile.
  ///
  /// Sent before ``viewportMetas(_:)``, where there is one.
  case documentType(String)
  /// The viewport metas of the main document as they stand, in document order: each `content`.
  ///
  /// Sent once before the first rendering after a commit, then on every change; answered with
  /// ``WebPage/setViewport(_:)``.
  case viewportMetas([String])
  /// The page was rendered for the first time since the commit.
  case firstRendering
  /// The document's title changed.
  case titleChanged(String)
  /// The size of the document changed; CSS pixels.
  case contentSizeChanged(CGSize)
  /// Colors of the page changed, or what it requires of its scroll view.
  ///
  /// Sent after the first rendering of a document, and with the next frame after each change.
  case appearanceChanged(PageAppearance)
  /// The page scrolled itself, by a script, a link to a fragment, or a traversal: the offset in CSS
  /// pixels of the document. Scrolling by ``WebPage/scroll(to:)`` is not reported.
  case scrolled(CGPoint)
  /// The state of the main document's form controls changed: a text for
  /// ``WebPageInput/fillFields(with:)``, which only the engine reads.
  case fieldsChanged(String)
  /// The element that takes text changed; `nil` where none does.
  case focusChanged(PageFocus?)
}
