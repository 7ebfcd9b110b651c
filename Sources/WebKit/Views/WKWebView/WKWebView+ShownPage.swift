package import Foundation
package import WebEngine

extension WKWebView {
  /// The `viewport-fit` of the page's viewport metas (W14).
  package var viewportFit: ViewportArguments.ViewportFit { documentState.arguments.viewportFit }

  /// Whether a document was committed and its content has begun to arrive.
  package var hasDocument: Bool { navigation.load.committedURL != nil && documentState.hasBegun }

  /// The status of an HTTP error response, such as "404 Not Found", when the document is its body.
  package var errorStatus: String? { documentState.errorStatus }

  /// The status code of the last response for a main frame document; `nil` when it came from no
  /// server, such as for a file.
  package var responseStatus: Int? {
    let settings = hasDocument ? documentState.settings : viewState.nextDocument
    return settings.status > 0 ? settings.status : nil
  }

  /// The document's script errors and failed resources, in order of occurrence, at most
  /// ``PageProblems/limit``.
  package var problems: [PageProblem] { documentState.problems.list }

  /// The local files that pages of this view were denied, each with the reason.
  package var refusedFiles: [URL: PageFileRefusal] { viewState.refusedFiles }

  /// The limit for which a page of this view was last terminated; `nil` if none was.
  package var lastLimit: PageLimit? { viewState.lastLimit }

  /// Loads a local file whose scripts may also read the files of a directory, which WebKit does not
  /// allow.
  package func loadFile(_ url: URL, readableByScripts folder: URL) {
    _ = startLoad(file: url, readAccess: folder, scriptsMayRead: true)
  }

  /// The content offset at which the page's top left corner is visible (W138).
  package var topContentOffset: CGPoint { insets.initialContentOffset }
}
