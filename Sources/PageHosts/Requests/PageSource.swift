package import Foundation

/// A page to show, and its source.
package struct PageSource: Sendable, Hashable {
  /// The kinds of source of a page.
  package enum Place: Sendable, Hashable {
    /// A URL on the web.
    case web(URL)
    /// A file, with the folder that it may read.
    case file(URL, readAccess: URL)
    /// HTML text without a URL.
    case html(String)
  }

  /// The kind of source, with its location or text.
  package var place: Place
  /// The page as the user wrote it on the command line, without the userinfo of its URL.
  package var argument: String
  /// The credential that the page's URL had, for HTTP authentication by its host; `nil` for that of the run's access.
  package var credential: PageAccess.Credential?
  /// The page's name in reports if its path and query are not enough; `nil` for these, or for the
  /// argument of a page without a URL.
  package var reportName: String?

  /// Creates a source.
  package init(_ place: Place, argument: String) {
    self.place = place
    self.argument = argument
  }

  /// Whether the page is a local file.
  package var isFile: Bool {
    if case .file = place { return true }
    return false
  }

  /// The page's name in the file names of its screenshots: letters, digits and hyphens.
  package var slug: String {
    switch place {
    case .web(let url):
      guard let host = url.host else { return Slug.make(url.scheme ?? "") }
      return Slug.make(host + url.path)
    case .file(let url, _): return Slug.make(url.deletingPathExtension().lastPathComponent)
    case .html: return Slug.make(argument)
    }
  }
}
