import Foundation
import LoopbackServer
import Testing

@Suite("fanlight audit --site, --sitemap and @FILE (audit 8)")
struct SiteAuditTests {
  private static let screen = ["--device", "iPhone 16", "--orientation", "portrait"]

  /// A page without a viewport meta, which is a certain finding.
  private static let faulty = "<!doctype html><title>x</title><p>text"

  private static let good = """
    <!doctype html><title>x</title><meta name=viewport content="width=device-width">
    """

  @Test("all pages of a site are audited; one that fails is reported and does not stop the others")
  func auditsThePagesOfASite() throws {
    let server = try LoopbackServer([
      "/": .page(Self.good + "<a href='/a'>a</a> <a href='/gone'>b</a>"),
      "/a": .page(Self.faulty),
    ])
    let run = try CommandRun(
      arguments: ["audit", "--site", server.url("/").absoluteString, "--json"] + Self.screen)
    let report = try object(run.output)
    let subjects = try #require(report["subjects"] as? [[String: Any]])
    // Reports sort their subjects by id.
    #expect(
      subjects.map { $0["id"] as? String } == ["/", "/a", server.url("/gone").absoluteString])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.contains { $0["subject"] as? String == "/a" })
    #expect((report["failures"] as? [Any])?.count == 1)
    #expect(run.status == 2)
  }

  @Test("the pages of a sitemap are audited together with the pages that are named")
  func auditsThePagesOfASitemap() throws {
    let folder = try TemporaryFolder()
    try Data(Self.good.utf8).write(to: folder.url.appendingPathComponent("own.html"))
    let server = try LoopbackServer([
      "/a": .page(Self.good + "<a href='/never'>n</a>"),
      "/map.txt": .when { request in
        let host = request.split(separator: "\r\n").first { $0.hasPrefix("Host: ") } ?? ""
        return .response(
          "200 OK", headers: ["Content-Type: text/plain"],
          body: "http://\(host.dropFirst(6))/a\n")
      },
    ])
    let run = try CommandRun(
      arguments: ["audit", "own.html", "--sitemap", server.url("/map.txt").absoluteString]
        + Self.screen, folder: folder.url)
    #expect(run.status == 0, "\(run.errors)\(run.output)")
    #expect(run.errors.contains("1/2 own.html\n"))
    #expect(run.errors.contains("2/2 \(server.url("/a").absoluteString)\n"))
    #expect(!server.paths.contains("/never"))
  }

  @Test("each line of @FILE names a page; a file that cannot be read is reported; status 2")
  func listsNamePages() throws {
    let folder = try TemporaryFolder()
    for name in ["a.html", "b.html"] {
      try Data(Self.good.utf8).write(to: folder.url.appendingPathComponent(name))
    }
    try Data("# pages\n\na.html\r\n  b.html \n".utf8)
      .write(to: folder.url.appendingPathComponent("pages.txt"))
    let run = try CommandRun(
      arguments: ["audit", "@pages.txt", "@none.txt"] + Self.screen, folder: folder.url)
    #expect(run.errors.contains("1/2 a.html\n2/2 b.html\n"), "\(run.errors)")
    #expect(run.status == 2)
    #expect(run.output.contains("The list of pages @none.txt cannot be read: "))
    let half = try CommandRun(
      arguments: ["audit", "@pages.txt", "--shard", "2/2"] + Self.screen, folder: folder.url)
    #expect(half.errors.contains("1/1 b.html\n"), "\(half.errors)")
    #expect(half.status == 0)
  }

  @Test(
    "wrong combinations of options are reported with the error and advice; status 64",
    arguments: [
      (
        ["page.html", "--max-pages", "3"],
        "--max-pages is for a crawl, and there is none. Name its start page with --site <url>."
      ),
      (["page.html", "--include", "/a"], "--include is for a crawl, and there is none."),
      (["page.html", "--ignore-robots"], "--ignore-robots is for a crawl, and there is none."),
      (["page.html", "--crawl-delay", "1"], "--crawl-delay is for a crawl, and there is none."),
      (
        ["--site", "https://h", "--shard", "1/2"],
        "A crawl cannot be divided: each machine would crawl for itself. Run 'fanlight crawl' once"
      ),
      (["--sitemap", "https://h/s", "--max-depth", "2"], "--max-depth counts links"),
      (["--site", "https://h", "--sitemap", "https://i/s"], "The sitemap is of another server"),
      (["--site", "page.html"], "write an http or https address, such as https://example.com."),
    ] as [([String], String)])
  func wrongCombinations(_ words: [String], _ message: String) throws {
    let run = try CommandRun(arguments: ["audit"] + words)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
