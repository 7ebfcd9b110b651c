import Foundation

/// The sitemaps that a crawl has found and not read yet.
struct SitemapQueue: Sendable {
  /// A sitemap to read.
  struct Entry: Sendable, Hashable {
    /// The URL.
    var url: URL
    /// The number of index files that lead to it.
    var level: Int
    /// Whether the user, the site's robots.txt or an index names it; if not, its location is guessed.
    var isNamed: Bool
  }

  private var queue: [Entry] = []
  private var position = 0
  private var found: Set<URL> = []
  private var addresses = 0

  /// Whether none was found.
  var isEmpty: Bool { queue.isEmpty }

  /// Adds a sitemap unless it was found before or its level is too deep.
  mutating func add(_ url: URL, level: Int, isNamed: Bool) {
    guard level <= Self.levelLimit, queue.count < Self.fileLimit, let address = url.crawlURL,
      found.insert(address).inserted
    else { return }
    queue.append(Entry(url: address, level: level, isNamed: isNamed))
  }

  /// Removes and returns the next sitemap; `nil` if there is none, or if the limit of URLs is reached.
  mutating func next() -> Entry? {
    guard position < queue.count, addresses < Sitemap.limit else { return nil }
    position += 1
    return queue[position - 1]
  }

  /// Counts the URLs of a file, and returns how many of them are within the limit.
  mutating func admitURLs(_ count: Int) -> Int {
    let taken = min(count, Sitemap.limit - addresses)
    addresses += taken
    return taken
  }

  private static let levelLimit = 3
  private static let fileLimit = 1000
}
