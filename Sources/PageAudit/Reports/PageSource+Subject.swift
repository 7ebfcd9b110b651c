import Foundation
package import PageHosts

extension PageSource {
  /// The page's name in reports: its own name, or its path and query, or the file as the user named it.
  ///
  /// Pages with different queries are separate subjects; a fragment is a location in a page unless two pages
  /// differ by nothing else.
  package var subject: String {
    if let reportName { return reportName }
    guard case .web(let url) = place else { return argument }
    let path = url.path.isEmpty ? "/" : url.path
    guard let query = url.query(percentEncoded: true), !query.isEmpty else { return path }
    return "\(path)?\(query)"
  }

  /// The page's URL; `nil` for text.
  package var urlString: String? {
    switch place {
    case .web(let url): url.absoluteString
    case .file(let url, _): url.absoluteString
    case .html: nil
    }
  }
}
