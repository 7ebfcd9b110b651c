import ArgumentParser
import Foundation
import PageAudit

/// The options that limit a crawl.
struct CrawlLimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The most pages that a crawl visits. (default: 50)", valueName: "number"),
    transform: SiteArgument.pages)
  var maxPages: Int?

  @Option(
    help: ArgumentHelp(
      "The most links from the start page to a page. (default: 3)", valueName: "number"),
    transform: SiteArgument.depth)
  var maxDepth: Int?

  @Option(
    help: ArgumentHelp(
      """
      Visit only pages whose path matches, such as '/blog/*'; * is any characters, and a pattern with \
      a ? is compared with the query too. Can be repeated.
      """, valueName: "pattern"),
    transform: SiteArgument.glob)
  var include: [URLGlob] = []

  @Option(
    help: ArgumentHelp(
      "Leave out pages whose path matches. Can be repeated.", valueName: "pattern"),
    transform: SiteArgument.glob)
  var exclude: [URLGlob] = []

  @Flag(help: "Visit also what the site's robots.txt disallows; for a site that is yours.")
  var ignoreRobots: Bool = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long a crawl waits between two pages, such as 500ms. (default: 0)",
      valueName: "seconds"),
    transform: NumberArgument.delay)
  var crawlDelay: Double?

  /// The name of an option that the command line specifies; `nil` if it specifies none.
  var given: String? {
    if maxPages != nil { return "--max-pages" }
    if maxDepth != nil { return "--max-depth" }
    if !include.isEmpty { return "--include" }
    if !exclude.isEmpty { return "--exclude" }
    if ignoreRobots { return "--ignore-robots" }
    return crawlDelay == nil ? nil : "--crawl-delay"
  }

  /// Returns the request for a crawl.
  ///
  /// - Throws: A validation error for options that contradict each other.
  func request(site: URL?, sitemap: URL?) throws -> CrawlRequest {
    guard site != nil || maxDepth == nil else {
      throw ValidationError(
        "--max-depth counts links, and the pages of a sitemap are visited without following any. "
          + "Leave it out, or name the start page as well.")
    }
    if let site, let sitemap, !site.isSameOrigin(as: sitemap) {
      throw ValidationError(
        "The sitemap is of another server than the start page. Name the one of \(site.host() ?? "the site")."
      )
    }
    var request = CrawlRequest(site: site, sitemap: sitemap)
    if let maxPages { request.maximumPages = maxPages }
    if let maxDepth { request.maximumDepth = maxDepth }
    request.included = include
    request.excluded = exclude
    request.obeysRobots = !ignoreRobots
    if let crawlDelay { request.delay = .seconds(crawlDelay) }
    return request
  }
}
