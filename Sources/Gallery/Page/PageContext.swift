package import Foundation

/// The location of a page, and the sources that it can quote.
package struct PageContext: Sendable {
  /// The checkout whose code and statements are quoted; `nil` if there is none.
  package let sources: SourceTree?
  /// The folder of the page, which links to the checkout are relative to.
  package let folder: URL?

  /// Creates the context of a page.
  package init(sources: SourceTree? = nil, folder: URL? = nil) {
    self.sources = sources
    self.folder = folder
  }

  /// Returns a relative URL of a file of the checkout, or `nil` if the page is outside it.
  func link(to path: String) -> String? {
    folder.flatMap { sources?.link(to: path, from: $0) }
  }
}
