package import Foundation
package import PageHosts

/// An event of a crawl.
package enum CrawlEvent: Sendable, Hashable {
  /// A page was found, with the address that it has after redirects.
  case page(URL)
  /// An address that is named or linked could not be loaded.
  case failure(address: String, ShotFailure)
  /// Something that was left out, for the user to know.
  case note(String)
}
