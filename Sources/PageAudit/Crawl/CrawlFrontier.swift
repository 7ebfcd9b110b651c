package import Foundation

/// The URLs that a crawl has found and not visited yet, nearest to the start page first.
package struct CrawlFrontier: Sendable {
  /// A URL to visit.
  package struct Entry: Sendable, Hashable {
    /// The URL, without fragment.
    package var url: URL
    /// The number of links from the start page.
    package var depth: Int
  }

  private let maximumDepth: Int
  private var queue: [Entry] = []
  private var position = 0
  private var found: Set<URL> = []
  private var visited: Set<URL> = []

  /// Creates an empty frontier.
  ///
  /// - Parameter maximumDepth: The maximum number of links from the start page.
  package init(maximumDepth: Int) { self.maximumDepth = maximumDepth }

  /// The number of URLs to visit, at most.
  package var count: Int { queue.count - position }

  /// Adds a URL, unless it was found before, is too deep, or is not of HTTP or HTTPS.
  package mutating func add(_ url: URL, depth: Int) {
    guard depth <= maximumDepth, let address = url.crawlURL, found.insert(address).inserted
    else { return }
    queue.append(Entry(url: address, depth: depth))
  }

  /// Removes and returns the next URL; `nil` if there is none.
  ///
  /// URLs are returned in the order in which they were added, which is also the order of their depths: the
  /// links of a page are one level deeper than the page.
  package mutating func next() -> Entry? {
    while position < queue.count {
      let entry = queue[position]
      position += 1
      if !visited.contains(entry.url) { return entry }
    }
    return nil
  }

  /// Records the URL that a page has after its redirects.
  ///
  /// - Returns: Whether it was not visited before.
  package mutating func visit(_ url: URL) -> Bool {
    guard let address = url.crawlURL else { return false }
    found.insert(address)
    return visited.insert(address).inserted
  }
}
