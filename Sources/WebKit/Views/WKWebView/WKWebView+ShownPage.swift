package import Foundation

extension WKWebView {
  /// What the page shown asks for by its viewport metas (W14).
  package var viewportFit: ViewportArguments.ViewportFit { page.arguments.viewportFit }

  /// Whether anything of a document has come.
  package var hasDocument: Bool { navigation.load.committedURL != nil && page.hasBegun }

  /// The content offset at which the page's top left corner is seen (W138).
  package var topContentOffset: CGPoint { insets.initialContentOffset }
}
