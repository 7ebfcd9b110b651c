package import Foundation

extension WKWebView {
  /// What the page shown asks for by its viewport metas (W14).
  package var viewportFit: ViewportArguments.ViewportFit { page.arguments.viewportFit }

  /// Whether anything of a document has come.
  package var hasDocument: Bool { navigation.load.committedURL != nil && page.hasBegun }

  /// The status of the server's answer, such as "404 Not Found", where the document is its page
  /// about an error.
  package var errorStatus: String? { page.errorStatus }

  /// The content offset at which the page's top left corner is seen (W138).
  package var topContentOffset: CGPoint { insets.initialContentOffset }
}
