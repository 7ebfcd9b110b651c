import Foundation

/// A page that a crawl has loaded.
struct CrawledPage: Sendable, Hashable {
  /// The URL, after redirects.
  var url: URL
  /// The URLs of its links, in tree order.
  var links: [URL] = []
}
