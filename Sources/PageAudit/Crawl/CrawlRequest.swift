package import Foundation

/// A request to find the pages of a site.
package struct CrawlRequest: Sendable, Hashable {
  /// The page that the crawl begins with, whose links are followed; `nil` if only a sitemap is read.
  package var site: URL?
  /// The sitemap; `nil` for those that the site's robots.txt names, or its `/sitemap.xml`.
  package var sitemap: URL?
  /// The maximum number of pages.
  package var maximumPages: Int = 50
  /// The maximum number of links from the start page to a page.
  package var maximumDepth: Int = 3
  /// The patterns of which a page's URL has to match one; empty for all pages.
  package var included: [URLGlob] = []
  /// The patterns of which a page's URL must not match any.
  package var excluded: [URLGlob] = []
  /// Whether pages that the site's robots.txt disallows are left out.
  package var obeysRobots: Bool = true
  /// The time between two pages.
  package var delay: Duration = .zero

  /// Creates a request.
  package init(site: URL?, sitemap: URL? = nil) {
    self.site = site
    self.sitemap = sitemap
  }
}
