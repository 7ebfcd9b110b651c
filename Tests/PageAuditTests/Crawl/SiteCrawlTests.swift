import Foundation
import PageHosts
import Testing

@testable import PageAudit

@Suite("audit 8 · the order and the bounds of a crawl")
@MainActor
struct SiteCrawlTests {
  private let site = FakeSite()

  /// The pages, failures and notes of a crawl.
  private func crawl(
    _ start: String? = "http://h/", sitemap: String? = nil,
    _ change: (inout CrawlRequest) -> Void = { _ in }
  ) async throws -> (pages: [String], failures: [String], notes: [String]) {
    var request = CrawlRequest(
      site: start.flatMap(URL.init(string:)), sitemap: sitemap.flatMap(URL.init(string:)))
    change(&request)
    var pages: [String] = []
    var failures: [String] = []
    var notes: [String] = []
    var crawl = try #require(
      SiteCrawl(request, loader: site) { event in
        switch event {
        case .page(let url):
          pages.append(url.absoluteString.replacingOccurrences(of: "http://h", with: ""))
        case .failure(let address, let failure): failures.append("\(address): \(failure.message)")
        case .note(let text): notes.append(text)
        }
      })
    await crawl.run()
    return (pages, failures, notes)
  }

  private func urlset(_ paths: [String]) -> String {
    "<urlset>" + paths.map { "<url><loc>http://h\($0)</loc></url>" }.joined() + "</urlset>"
  }

  @Test("breadth first: the start page, its links, the sitemap's pages, then the links of those")
  func breadthFirst() async throws {
    site.pages = [
      "http://h/": .page(["/a", "/b#x", "/a", "http://other/", "mailto:x@h"]),
      "http://h/a": .page(["/c", "/"]), "http://h/b": .page(["/d"]), "http://h/s": .page(["/e"]),
      "http://h/c": .page([]), "http://h/d": .page([]), "http://h/e": .page([]),
    ]
    site.robots = ["http://h/robots.txt": .status(200, text: "Sitemap: http://h/map.xml")]
    site.files = ["http://h/map.xml": urlset(["/s", "/a"])]
    let result = try await crawl()
    #expect(result.pages == ["/", "/a", "/b", "/s", "/c", "/d", "/e"])
    #expect(result.failures.isEmpty && result.notes.isEmpty)
    #expect(site.loads.prefix(3) == ["http://h/robots.txt", "http://h/", "http://h/map.xml"])
    #expect(site.loads.count == 9)
  }

  @Test("--max-depth counts links from the start page; 0 is that page alone", arguments: 0...3)
  func depthCountsLinks(_ depth: Int) async throws {
    for index in 0..<5 { site.pages["http://h/\(index)"] = .page(["/\(index + 1)"]) }
    let result = try await crawl("http://h/0") { $0.maximumDepth = depth }
    #expect(result.pages == (0...depth).map { "/\($0)" })
  }

  @Test("--max-pages ends the crawl, and says that there was more")
  func pagesEndTheCrawl() async throws {
    site.pages["http://h/"] = .page((0..<9).map { "/\($0)" })
    for index in 0..<9 { site.pages["http://h/\(index)"] = .page([]) }
    let result = try await crawl { $0.maximumPages = 3 }
    #expect(result.pages == ["/", "/0", "/1"])
    #expect(result.notes.count == 1)
    #expect(result.notes[0].contains("--max-pages"))
    #expect(try await crawl { $0.maximumPages = 10 }.notes.isEmpty)
  }

  @Test("a redirect to a visited page or out of the site is not a page of its own")
  func redirectsAreOnePage() async throws {
    site.pages = [
      "http://h/": .page(["/old", "/new", "/out", "/loop"]),
      "http://h/old": .redirect("http://h/new"),
      "http://h/new": .page([]), "http://h/out": .redirect("http://other/"),
      "http://other/": .page(["http://h/never"]), "http://h/loop": .redirect("http://h/loop"),
    ]
    let result = try await crawl()
    #expect(result.pages == ["/", "/new"])
    #expect(result.failures == ["http://h/loop: http://h/loop redirects without end."])
    #expect(!site.loads.contains("http://h/never"))
    #expect(site.loads.count { $0 == "http://h/new" } == 0)
  }

  @Test("a start page may redirect to another origin, whose pages and robots.txt then count")
  func startRedirect() async throws {
    site.pages = [
      "http://example/": .redirect("http://h/"),
      "http://h/": .page(["/a", "/b", "http://example/x"]),
      "http://h/a": .page([]), "http://h/b": .page([]),
    ]
    site.robots = ["http://h/robots.txt": .status(200, text: "User-agent: *\nDisallow: /b")]
    #expect(try await crawl("http://example/").pages == ["/", "/a"])
    #expect(site.loads.contains("http://example/robots.txt"))
  }

  @Test("only HTML pages count; a page that fails is reported, and the crawl continues")
  func failuresAreReported() async throws {
    site.pages = [
      "http://h/": .page(["/file.pdf", "/broken", "/a"]), "http://h/file.pdf": .file,
      "http://h/a": .page([]),
    ]
    let result = try await crawl()
    #expect(result.pages == ["/", "/a"])
    #expect(result.failures == ["http://h/broken: http://h/broken is broken."])
  }

  @Test("robots.txt is obeyed, also behind a redirect; --ignore-robots does not")
  func robotsAreObeyed() async throws {
    site.pages = [
      "http://h/": .page(["/private/a", "/b", "/c"]), "http://h/private/a": .page([]),
      "http://h/b": .redirect("http://h/private/b"), "http://h/private/b": .page([]),
      "http://h/c": .page([]),
    ]
    site.robots = [
      "http://h/robots.txt": .status(200, text: "User-agent: fanlight\nDisallow: /private")
    ]
    #expect(try await crawl().pages == ["/", "/c"])
    #expect(!site.loads.contains("http://h/private/a"))
    let all = try await crawl { $0.obeysRobots = false }
    #expect(all.pages == ["/", "/private/a", "/private/b", "/c"])
  }

  @Test(
    "a start page that may not be loaded is reported with the reason",
    arguments: [
      (
        RobotsFile.Response.status(200, text: "User-agent: *\nDisallow: /"),
        "robots.txt disallows it"
      ),
      (.status(503, text: ""), "could not be read: the server failed"),
      (.unreachable("no server listens"), "could not be read: no server listens"),
    ])
  func disallowedStart(_ response: RobotsFile.Response, _ reason: String) async throws {
    site.pages = ["http://h/": .page([])]
    site.robots = ["http://h/robots.txt": response]
    let result = try await crawl()
    #expect(result.pages.isEmpty)
    #expect(result.failures.count == 1)
    #expect(result.failures.first?.contains(reason) == true)
    #expect(site.loads == ["http://h/robots.txt"])
  }

  @Test("a start page that is not HTML is reported")
  func startFile() async throws {
    site.pages = ["http://h/": .file]
    #expect(try await crawl().failures.first?.contains("is no HTML page") == true)
  }

  @Test("a sitemap alone: its pages, and no links; index files are read")
  func aSitemapAlone() async throws {
    site.pages = [
      "http://h/1": .page(["/never"]), "http://h/2": .page([]), "http://h/3": .page([]),
    ]
    site.files = [
      "http://h/index.xml":
        "<sitemapindex><sitemap><loc>http://h/a.xml</loc></sitemap><sitemap><loc>http://h/b.xml</loc></sitemap><sitemap><loc>http://h/index.xml</loc></sitemap></sitemapindex>",
      "http://h/a.xml": urlset(["/1", "/2"]), "http://h/b.xml": urlset(["/2", "/3"]),
    ]
    let result = try await crawl(nil, sitemap: "http://h/index.xml")
    #expect(result.pages == ["/1", "/2", "/3"])
    #expect(result.failures.isEmpty && result.notes.isEmpty)
  }

  @Test("further sitemaps are read only while pages are wanted")
  func lazySitemaps() async throws {
    site.pages = ["http://h/1": .page([]), "http://h/2": .page([])]
    site.files = [
      "http://h/index.xml":
        "<sitemapindex><sitemap><loc>http://h/a.xml</loc></sitemap><sitemap><loc>http://h/b.xml</loc></sitemap></sitemapindex>",
      "http://h/a.xml": urlset(["/1", "/2"]), "http://h/b.xml": urlset(["/3"]),
    ]
    let result = try await crawl(nil, sitemap: "http://h/index.xml") { $0.maximumPages = 2 }
    #expect(result.pages == ["/1", "/2"])
    #expect(!site.loads.contains("http://h/b.xml"))
  }

  @Test("a sitemap that the user names and that cannot be read fails; one of the site's is noted")
  func brokenSitemaps() async throws {
    site.pages = ["http://h/": .page([])]
    #expect(try await crawl(nil, sitemap: "http://h/s.xml").failures.count == 1)
    site.files = ["http://h/s.xml": "<html/>"]
    #expect(
      try await crawl(nil, sitemap: "http://h/s.xml").failures.first?.contains("its root is <html>")
        == true)
    site.robots = ["http://h/robots.txt": .status(200, text: "Sitemap: http://h/s.xml")]
    let result = try await crawl()
    #expect(result.pages == ["/"] && result.failures.isEmpty && result.notes.count == 1)
    // The default /sitemap.xml, which neither the user nor robots.txt names.
    site.robots = [:]
    #expect(try await crawl().notes.isEmpty)
  }

  @Test("a sitemap of which no page may be visited fails")
  func emptySitemaps() async throws {
    site.files = ["http://h/s.xml": urlset(["/a"])]
    site.pages = ["http://h/a": .file]
    #expect(
      try await crawl(nil, sitemap: "http://h/s.xml").failures.first?.contains("names no HTML page")
        == true)
    site.robots = ["http://h/robots.txt": .status(500, text: "")]
    let result = try await crawl(nil, sitemap: "http://h/s.xml")
    #expect(result.failures.first?.contains("the server failed") == true)
    #expect(
      try await crawl(nil, sitemap: "http://h/s.xml") { $0.obeysRobots = false }.failures.count == 1
    )
  }

  @Test("a sitemap of another origin is not read, nor are its entries of another origin visited")
  func otherOrigins() async throws {
    site.pages = ["http://h/": .page([]), "http://h/a": .page([])]
    site.robots = [
      "http://h/robots.txt": .status(
        200, text: "Sitemap: http://10.0.0.1/s.xml\nSitemap: http://h/s.xml")
    ]
    site.files = [
      "http://h/s.xml":
        "<urlset><url><loc>http://10.0.0.1/</loc></url><url><loc>/a</loc></url><url><loc>http://h/a</loc></url></urlset>"
    ]
    let result = try await crawl()
    #expect(result.pages == ["/", "/a"])
    #expect(result.notes.count == 1)
    #expect(!site.loads.contains { $0.contains("10.0.0.1") })
  }

  @Test("--include and --exclude choose pages, but for the start page")
  func patternsChoosePages() async throws {
    site.pages = [
      "http://h/": .page(["/blog/1", "/blog/2", "/a"]), "http://h/blog/1": .page([]),
      "http://h/blog/2": .page([]), "http://h/a": .page([]),
    ]
    let blog = try #require(URLGlob("/blog/*"))
    #expect(try await crawl { $0.included = [blog] }.pages == ["/", "/blog/1", "/blog/2"])
    #expect(try await crawl { $0.excluded = [blog] }.pages == ["/", "/a"])
  }

  @Test("a site with endless files that are not pages ends the crawl")
  func endlessFilesEndTheCrawl() async throws {
    site.pages["http://h/"] = .page((0..<100).map { "/\($0)" })
    for index in 0..<100 { site.pages["http://h/\(index)"] = .file }
    let result = try await crawl { $0.maximumPages = 5 }
    #expect(result.pages == ["/"])
    #expect(site.loads.count <= 55)
  }

  @Test("--crawl-delay is the time between two loads")
  func delayBetweenLoads() async throws {
    site.pages = ["http://h/": .page(["/a"]), "http://h/a": .page([])]
    _ = try await crawl { $0.delay = .milliseconds(200) }
    #expect(site.times.count == 2)
    #expect(site.times[1] - site.times[0] >= .milliseconds(200))
  }
}
