import ArgumentParser
import Foundation
import PageAudit

/// The options for auditing the pages of a site.
struct SiteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Audit the pages of this site: the start page, its links, the pages of the site's sitemap, and \
      their links.
      """, valueName: "url"),
    transform: SiteArgument.url)
  var site: URL?

  @Option(
    help: ArgumentHelp(
      "Audit the pages of this sitemap; with --site, instead of the sitemap that the site names.",
      valueName: "url"),
    transform: SiteArgument.url)
  var sitemap: URL?

  @OptionGroup var limits: CrawlLimitOptions

  mutating func validate() throws { _ = try request }

  /// The request for the crawl; `nil` if no site or sitemap is specified.
  var request: CrawlRequest? {
    get throws {
      guard site != nil || sitemap != nil else {
        guard let option = limits.given else { return nil }
        throw ValidationError(
          "\(option) is for a crawl, and there is none. Name its start page with --site <url>.")
      }
      return try limits.request(site: site, sitemap: sitemap)
    }
  }

  /// The URLs of the crawl, which are part of the run's plan.
  var names: [String] { [site, sitemap].compactMap { $0?.absoluteString } }
}
