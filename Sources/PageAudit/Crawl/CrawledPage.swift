import Foundation

/// A page that a crawl has loaded.
struct CrawledPage: Sendable, Hashable {
  /// The address, after redirects.
  var url: URL
  /// The addresses of its links, in tree order.
  var links: [URL] = []
}
