import Foundation
package import PageHosts

extension PageSource {
  /// The place with the URL of a server as its requests have it: a scheme and host in lowercase, no default port, and
  /// a path.
  ///
  /// Two arguments that name one page have one such place.
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

  /// The scheme, host and port of a page of a server; `nil` for another page.
  fileprivate var server: String? {
    guard case .web(let url) = normalizedPlace, url.isOfServer else { return nil }
    return "\(url.scheme ?? "")://\(url.host() ?? ""):\(url.port.map(String.init) ?? "")"
  }
}

extension [PageSource] {
  /// The pages with names that tell them apart in reports.
  ///
  /// Pages of several servers have their URLs as names: paths do not tell them apart. Pages that differ by their
  /// fragment only, as those of a router in the page do, have it in their names.
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
  /// The ports that a URL need not name, by its scheme.
  fileprivate static let defaultPorts: [String: Int] = ["http": 80, "https": 443]

  /// Whether it is a page of a server, and neither `data:` nor `about:blank`.
  fileprivate var isOfServer: Bool { Self.defaultPorts[scheme?.lowercased() ?? ""] != nil }
}
