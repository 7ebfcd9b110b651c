package import Foundation

/// Where a page stands and what it can quote.
package struct PageContext: Sendable {
  /// The checkout whose code and statements are quoted; `nil` if there is none.
  package let sources: SourceTree?
  /// The folder of the page, from which links lead into the checkout.
  package let folder: URL?

  /// Describes a page's place.
  package init(sources: SourceTree? = nil, folder: URL? = nil) {
    self.sources = sources
    self.folder = folder
  }

  /// Returns a link to a file of the checkout, `nil` if the page does not stand in it.
  func link(to path: String) -> String? {
    folder.flatMap { sources?.link(to: path, from: $0) }
  }
}
