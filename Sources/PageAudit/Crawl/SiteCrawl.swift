import Foundation
import PageHosts
import WebEngine

/// Finds the pages of a site breadth-first: the start page and its links, the pages of its sitemaps and their
/// links (audit.md 8).
@MainActor
struct SiteCrawl {
  private let request: CrawlRequest
  private let loader: any CrawlLoader
  private let report: (CrawlEvent) -> Void
  private var scope: CrawlScope
  private var frontier: CrawlFrontier
  private var robots = RobotsFile()
  private var sitemaps = SitemapQueue()
  /// The number of pages, including failed ones.
  private var pages = 0
  private var loads = 0

  init?(
    _ request: CrawlRequest, loader: any CrawlLoader, report: @escaping (CrawlEvent) -> Void
  ) {
    guard let origin = (request.site ?? request.sitemap)?.crawlURL else { return nil }
    self.request = request
    self.loader = loader
    self.report = report
    scope = CrawlScope(origin: origin, included: request.included, excluded: request.excluded)
    frontier = CrawlFrontier(maximumDepth: request.site == nil ? 1 : request.maximumDepth)
  }

  /// Crawls the site.
  mutating func run() async {
    await readRobots()
    if let site = request.site {
      guard await visitStart(site) else { return }
    }
    if let sitemap = request.sitemap {
      guard robotsFailure == nil || !request.obeysRobots || request.site != nil else {
        return fail(sitemap, ShotFailure(disallowed: sitemap, robotsFailure: robotsFailure))
      }
      sitemaps.add(sitemap, level: 0, isNamed: true)
    } else {
      for address in robots.sitemaps {
        URL(address: address).map { sitemaps.add($0, level: 0, isNamed: true) }
      }
      if sitemaps.isEmpty, let guess = URL(string: "/sitemap.xml", relativeTo: scope.origin) {
        sitemaps.add(guess.absoluteURL, level: 0, isNamed: false)
      }
    }
    if request.maximumDepth > 0 {
      while frontier.count < request.maximumPages - pages, await readSitemap() {}
    }
    while !Task.isCancelled, !isFull {
      if let entry = frontier.next() {
        await visit(entry)
      } else if !(await readSitemap()) {
        break
      }
    }
    if pages == 0, let sitemap = request.sitemap, !Task.isCancelled {
      fail(sitemap, ShotFailure(sitemapWithoutPages: sitemap))
    } else if isFull, !Task.isCancelled, frontier.next() != nil {
      report(
        .note("The crawl ended at \(pages) pages, with more to visit; --max-pages takes more."))
    }
  }

  /// Whether the maximum number of pages is reached.
  private var isFull: Bool {
    pages >= request.maximumPages || loads >= 10 * request.maximumPages
  }

  // MARK: Pages

  /// Visits the page that the user named, which no pattern excludes and which may redirect to another origin.
  ///
  /// - Returns: Whether there is anything to crawl.
  private mutating func visitStart(_ site: URL) async -> Bool {
    guard let start = site.crawlURL, isAllowed(start) else { return false }
    do throws(ShotFailure) {
      guard let page = try await loader.page(at: start) else {
        fail(start, ShotFailure(startThatIsNoPage: start))
        return false
      }
      guard let url = page.url.crawlURL else { return false }
      if !url.isSameOrigin(as: scope.origin) {
        scope.origin = url
        await readRobots()
        guard isAllowed(url) else { return false }
      }
      add(page, at: url, depth: 0)
      return true
    } catch {
      fail(start, error)
      return false
    }
  }

  /// Visits a URL that was found.
  private mutating func visit(_ entry: CrawlFrontier.Entry) async {
    guard !request.obeysRobots || robots.allows(entry.url.crawlTarget) else { return }
    if request.delay > .zero { try? await Task.sleep(for: request.delay) }
    guard !Task.isCancelled else { return }
    loads += 1
    do throws(ShotFailure) {
      guard let page = try await loader.page(at: entry.url), let url = page.url.crawlURL,
        scope.contains(url), !request.obeysRobots || robots.allows(url.crawlTarget)
      else { return }
      add(page, at: url, depth: entry.depth)
    } catch {
      fail(entry.url, error)
    }
  }

  /// Adds a page that was loaded, and its links.
  private mutating func add(_ page: CrawledPage, at url: URL, depth: Int) {
    guard frontier.visit(url) else { return }
    pages += 1
    report(.page(url))
    guard request.site != nil else { return }
    for link in page.links where scope.contains(link) {
      frontier.add(link, depth: depth + 1)
    }
  }

  private mutating func fail(_ url: URL, _ failure: ShotFailure) {
    pages += 1
    report(.failure(address: url.absoluteString, failure))
  }

  // MARK: robots.txt

  /// The reason why the robots.txt of the origin cannot be read; `nil` if it can.
  private var robotsFailure: String?

  private mutating func readRobots() async {
    let response = await loader.robots(of: scope.origin)
    robots = RobotsFile(response)
    robotsFailure =
      switch response {
      case .unreachable(let reason): reason
      case .status(500..., _): "the server failed"
      case .status: nil
      }
  }

  /// Returns whether the start page may be visited, and reports why not.
  private mutating func isAllowed(_ url: URL) -> Bool {
    guard request.obeysRobots, !robots.allows(url.crawlTarget) else { return true }
    fail(url, ShotFailure(disallowed: url, robotsFailure: robotsFailure))
    return false
  }

  // MARK: Sitemaps

  /// Reads the next sitemap, and adds its pages.
  ///
  /// - Returns: Whether there was one.
  private mutating func readSitemap() async -> Bool {
    guard !Task.isCancelled, let next = sitemaps.next() else { return false }
    guard next.url.isSameOrigin(as: scope.origin) else {
      report(
        .note(
          "\(next.url.absoluteString) was not read: it is of another origin than the pages. "
            + "--sitemap reads a sitemap for the pages of its own origin."))
      return true
    }
    do {
      let file = try await loader.sitemap(at: next.url)
      let sitemap = try Sitemap(file.text, isCut: file.isCut)
      for address in sitemap.pages.prefix(sitemaps.admitURLs(sitemap.pages.count)) {
        if let url = URL(address: address), scope.contains(url) { frontier.add(url, depth: 1) }
      }
      for address in sitemap.sitemaps {
        URL(address: address).map { sitemaps.add($0, level: next.level + 1, isNamed: true) }
      }
    } catch {
      reportFailure(error, of: next)
    }
    return true
  }

  /// Reports a sitemap that could not be read, unless it was only guessed.
  private mutating func reportFailure(_ error: any Error, of sitemap: SitemapQueue.Entry) {
    guard sitemap.isNamed else { return }
    let failure =
      (error as? ShotFailure) ?? ShotFailure(sitemap: sitemap.url, reason: "\(error)")
    if request.sitemap != nil {
      fail(sitemap.url, failure)
    } else {
      report(.note(failure.description))
    }
  }
}
