package import WebEngine

extension WKWebView {
  /// Lays the page out as in another view, without rotating or resizing this one.
  ///
  /// The appearance of a page in many views then takes one load, and one layout each. The scroll
  /// position is the page's own meanwhile. Pages that lay themselves out only when they load keep that
  /// layout.
  ///
  /// - Parameter viewport: The ``pageViewport`` of the other view; `nil` restores this view's own.
  /// - Throws: The engine's error when it is lost.
  package func layOutPage(in viewport: PageViewport?) async throws(WebEngineError) {
    viewState.foreignViewport = viewport
    updatePage()
    await idle()
    if let error = viewState.engineError { throw error }
  }

  /// The arguments of the document's viewport metas.
  package var viewportArguments: ViewportArguments { documentState.arguments }
}
