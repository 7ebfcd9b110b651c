import Foundation
package import PageHosts

extension PageSource {
  /// The place with a normalized URL, as in requests: a lowercase scheme and host, no default port, and a
  /// path.
  ///
  /// Arguments that name the same page have equal places.
  package var normalizedPlace: Place {
    guard case .web(let url) = place, url.isOfServer,
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return place }
    parts.scheme = parts.scheme?.lowercased()
    parts.percentEncodedHost = parts.percentEncodedHost?.lowercased()
    if parts.port == URL.defaultPorts[parts.scheme ?? ""] { parts.port = nil }
    if parts.percentEncodedPath.isEmpty { parts.percentEncodedPath = "/" }
    return .web(parts.url ?? url)
  }

  /// The scheme, host and port of a page from a server; `nil` for other pages.
  fileprivate var server: String? {
    guard case .web(let url) = normalizedPlace, url.isOfServer else { return nil }
    return "\(url.scheme ?? "")://\(url.host() ?? ""):\(url.port.map(String.init) ?? "")"
  }
}

extension [PageSource] {
  /// The pages with names that distinguish them in reports.
  ///
  /// Pages of several servers are named by their URLs, because paths do not distinguish them. Pages that
  /// differ only by their fragment, as with a router in the page, have it in their names.
  package var namedForReports: Self {
    let isOfSeveralServers = Set(compactMap(\.server)).count > 1
    let pages = map { page in
      var page = page
      if isOfSeveralServers, page.server != nil, case .web(let url) = page.place {
        page.reportName = url.absoluteString.prefix { $0 != "#" }.description
      }
      return page
    }
    let counts = Dictionary(pages.map { ($0.subject, 1) }, uniquingKeysWith: +)
    return pages.map { page in
      guard counts[page.subject, default: 0] > 1, case .web(let url) = page.place else {
        return page
      }
      var page = page
      page.reportName = url.absoluteString
      return page
    }
  }
}

extension URL {
  /// The default ports of URL schemes.
  fileprivate static let defaultPorts: [String: Int] = ["http": 80, "https": 443]

  /// Whether it is a page from a server, and not a `data:` URL or `about:blank`.
  fileprivate var isOfServer: Bool { Self.defaultPorts[scheme?.lowercased() ?? ""] != nil }
}
