package import Foundation

/// A page to show, and its source.
package struct PageSource: Sendable, Hashable {
  /// The kinds of source of a page.
  package enum Place: Sendable, Hashable {
    /// The web.
    case web(URL)
    /// A file, with the folder that it may read.
    case file(URL, readAccess: URL)
    /// Text.
    case html(String)
  }

  /// The place.
  package var place: Place
  /// The page as the user wrote it on the command line, without the userinfo of its URL.
  package var argument: String
  /// The credential that the page's URL had, for HTTP authentication by its host; `nil` for that of the run's access.
  package var credential: PageAccess.Credential?
  /// What reports call the page, where its path and query are not enough; `nil` for those, or for the argument of a
  /// page without.
  package var reportName: String?

  /// Creates a source.
  package init(_ place: Place, argument: String) {
    self.place = place
    self.argument = argument
  }

  /// Whether it is a local file.
  package var isFile: Bool {
    if case .file = place { return true }
    return false
  }

  /// The page's name in the names of its pictures: letters, digits and hyphens.
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
