package import Foundation

/// The URLs that a crawl may visit: those of one origin, as far as patterns allow.
package struct CrawlScope: Sendable, Hashable {
  /// A URL of the origin.
  package var origin: URL
  /// The patterns of which a page's URL has to match one; empty for all pages.
  package var included: [URLGlob]
  /// The patterns of which a page's URL must not match any.
  package var excluded: [URLGlob]

  /// Creates a scope.
  package init(origin: URL, included: [URLGlob] = [], excluded: [URLGlob] = []) {
    self.origin = origin
    self.included = included
    self.excluded = excluded
  }

  /// The words of paths that end a session or change data, which are not followed unless a pattern of
  /// ``included`` has the word.
  package static let skippedWords: [String] = [
    "logout", "signout", "sign-out", "delete", "unsubscribe",
  ]

  /// Returns whether a crawl may visit a URL.
  package func contains(_ url: URL) -> Bool {
    guard url.isSameOrigin(as: origin) else { return false }
    let path = (url.crawlPath.removingPercentEncoding ?? url.crawlPath).lowercased()
    for word in Self.skippedWords where path.contains(word) {
      guard included.contains(where: { $0.text.lowercased().contains(word) }) else { return false }
    }
    guard !excluded.contains(where: { $0.matches(url) }) else { return false }
    return included.isEmpty || included.contains { $0.matches(url) }
  }
}
