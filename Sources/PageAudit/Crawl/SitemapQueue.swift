import Foundation

/// The sitemaps that a crawl has found and not read yet.
struct SitemapQueue: Sendable {
  /// A sitemap to read.
  struct Entry: Sendable, Hashable {
    /// The address.
    var url: URL
    /// The number of index files above it.
    var level: Int
    /// Whether the user, the site's robots.txt or an index names it; else it is only looked for.
    var isNamed: Bool
  }

  private var queue: [Entry] = []
  private var position = 0
  private var found: Set<URL> = []
  private var addresses = 0

  /// Whether none was found.
  var isEmpty: Bool { queue.isEmpty }

  /// Adds a sitemap, unless it was found before or too many index files lead to it.
  mutating func add(_ url: URL, level: Int, isNamed: Bool) {
    guard level <= Self.levelLimit, queue.count < Self.fileLimit, let address = url.crawlAddress,
      found.insert(address).inserted
    else { return }
    queue.append(Entry(url: address, level: level, isNamed: isNamed))
  }

  /// Removes and returns the next sitemap; `nil` if there is none, or if enough addresses were read.
  mutating func next() -> Entry? {
    guard position < queue.count, addresses < Sitemap.limit else { return nil }
    position += 1
    return queue[position - 1]
  }

  /// Counts the addresses of a file, and returns how many of them may still be taken.
  mutating func takeAddresses(_ count: Int) -> Int {
    let taken = min(count, Sitemap.limit - addresses)
    addresses += taken
    return taken
  }

  private static let levelLimit = 3
  private static let fileLimit = 1000
}
