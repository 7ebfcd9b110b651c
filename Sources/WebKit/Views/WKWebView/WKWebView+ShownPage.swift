package import Foundation
package import WebEngine

extension WKWebView {
  /// What the page shown asks for by its viewport metas (W14).
  package var viewportFit: ViewportArguments.ViewportFit { documentState.arguments.viewportFit }

  /// Whether anything of a document has come.
  package var hasDocument: Bool { navigation.load.committedURL != nil && documentState.hasBegun }

  /// The status of the server's answer, such as "404 Not Found", where the document is its page
  /// about an error.
  package var errorStatus: String? { documentState.errorStatus }

  /// The status of the last response for a document of the main frame; `nil` where it came from no
  /// server, such as a file's.
  package var responseStatus: Int? {
    let settings = hasDocument ? documentState.settings : viewState.nextDocument
    return settings.status > 0 ? settings.status : nil
  }

  /// The errors of the document's scripts and the files that failed to load, first come first, at
  /// most ``PageProblems/limit``.
  package var problems: [PageProblem] { documentState.problems.list }

  /// The local files that pages of this view asked for and were not given, and why.
  package var refusedFiles: [URL: PageFileRefusal] { viewState.refusedFiles }

  /// The limit that a page of this view was ended for last; `nil` where none was.
  package var lastLimit: PageLimit? { viewState.lastLimit }

  /// Loads a local file whose scripts may read the files of a folder too, which WebKit lets none.
  package func loadFile(_ url: URL, readableByScripts folder: URL) {
    _ = startLoad(file: url, readAccess: folder, scriptsMayRead: true)
  }

  /// The content offset at which the page's top left corner is seen (W138).
  package var topContentOffset: CGPoint { insets.initialContentOffset }
}
