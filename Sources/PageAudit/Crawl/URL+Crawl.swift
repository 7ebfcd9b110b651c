package import Foundation

extension URL {
  /// The URL without fragment, in the form in which a crawl compares URLs: scheme and host in lower
  /// case, no port where it is the scheme's own, and a path; `nil` if it is not of http or https.
  package var crawlURL: URL? {
    guard var parts = URLComponents(url: absoluteURL.standardized, resolvingAgainstBaseURL: true),
      let scheme = parts.scheme?.lowercased(), let ownPort = ["http": 80, "https": 443][scheme],
      let host = parts.percentEncodedHost?.lowercased(), !host.isEmpty
    else { return nil }
    parts.scheme = scheme
    parts.percentEncodedHost = host
    if parts.port == ownPort { parts.port = nil }
    parts.fragment = nil
    // A password is only for the page that the user names.
    parts.user = nil
    parts.password = nil
    if parts.percentEncodedPath.isEmpty { parts.percentEncodedPath = "/" }
    return parts.url
  }

  /// The path, percent-encoded; "/" for none.
  var crawlPath: String {
    let path = URLComponents(url: self, resolvingAgainstBaseURL: true)?.percentEncodedPath ?? ""
    return path.isEmpty ? "/" : path
  }

  /// The path with the query, percent-encoded.
  package var crawlTarget: String {
    let query = URLComponents(url: self, resolvingAgainstBaseURL: true)?.percentEncodedQuery
    return crawlPath + (query.map { "?" + $0 } ?? "")
  }

  /// Returns whether a URL has the same scheme, host and port (HTML, same origin).
  package func isSameOrigin(as other: URL) -> Bool {
    guard let one = crawlURL, let two = other.crawlURL else { return false }
    return one.scheme == two.scheme && one.host() == two.host() && one.port == two.port
  }
}
