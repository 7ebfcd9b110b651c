import Foundation
import PageHosts

/// Loads the pages and files that a crawl reads.
@MainActor
protocol CrawlLoader {
  /// Loads a page and reads its links; returns `nil` if it is not an HTML page.
  func page(at url: URL) async throws(ShotFailure) -> CrawledPage?

  /// Requests the robots.txt of the origin of a URL.
  func robots(of origin: URL) async -> RobotsFile.Response

  /// Reads a sitemap of the origin whose robots.txt was requested last.
  func sitemap(at url: URL) async throws(ShotFailure) -> CrawledFile
}
