package import Foundation
package import WebEngine

extension WKWebView {
  /// The page's metadata for its use as a Home Screen web app (W341).
  package var webAppMetas: WebAppMetas { documentState.webApp }

  /// The handler that is called when ``webAppMetas`` changed within a document; `nil` by default.
  ///
  /// A commit resets the declarations without a call: the navigation delegate observes it.
  package var webAppMetasHandler: (@MainActor () -> Void)? {
    get { viewState.webAppMetasHandler }
    set { viewState.webAppMetasHandler = newValue }
  }

  /// The height of a document that scrolls, or of a modelled one, in points; `nil` for one that does
  /// not scroll, and until it was rendered (W346).
  package var scrollableHeight: CGFloat? {
    guard !viewState.hasJustBeenResized else { return nil }
    let document = documentState.scrollsVertically == true ? documentState.size?.height : nil
    return (viewState.modelledHeight ?? document).map { $0 * pageScale }
  }

  func webAppMetasDidChange(_ metas: WebAppMetas) {
    documentState.webApp = metas
    viewState.webAppMetasHandler?()
  }
}
