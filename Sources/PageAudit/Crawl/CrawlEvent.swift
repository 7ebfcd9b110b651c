package import Foundation
package import PageHosts

/// An event of a crawl.
package enum CrawlEvent: Sendable, Hashable {
  /// A page was found, with the URL that it has after redirects.
  case page(URL)
  /// A URL that is named or linked could not be loaded.
  case failure(address: String, ShotFailure)
  /// A note about pages that were left out.
  case note(String)
}
