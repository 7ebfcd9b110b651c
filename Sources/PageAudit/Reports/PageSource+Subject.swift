import Foundation
package import PageHosts

extension PageSource {
  /// The page's name in reports: its path and query, or the file as the user named it, unless it has another.
  ///
  /// Pages that differ by their query only are separate subjects; a fragment is a place in a page unless two pages
  /// differ by nothing else.
  package var subject: String {
    if let reportName { return reportName }
    guard case .web(let url) = place else { return argument }
    let path = url.path.isEmpty ? "/" : url.path
    guard let query = url.query(percentEncoded: true), !query.isEmpty else { return path }
    return "\(path)?\(query)"
  }

  /// The page's URL; `nil` for text.
  package var webAddress: String? {
    switch place {
    case .web(let url): url.absoluteString
    case .file(let url, _): url.absoluteString
    case .html: nil
    }
  }
}
