import Foundation
import Testing

@testable import PageAudit

@Suite("audit 8 · the URLs that a crawl visits")
struct CrawlScopeTests {
  private func scope(_ included: [String] = [], _ excluded: [String] = []) throws -> CrawlScope {
    CrawlScope(
      origin: try #require(URL(string: "https://example.com/start")),
      included: try included.map { try #require(URLGlob($0)) },
      excluded: try excluded.map { try #require(URLGlob($0)) })
  }

  @Test(
    "only its own origin: scheme, host and port",
    arguments: [
      ("https://example.com/", true), ("https://EXAMPLE.com:443/a?b", true),
      ("http://example.com/", false), ("https://www.example.com/", false),
      ("https://example.com:8443/", false), ("https://example.com.evil/", false),
      ("mailto:a@example.com", false), ("https://example.com@evil/", false),
      ("http://10.0.0.1/", false),
    ])
  func onlyItsOwnOrigin(_ address: String, _ isContained: Bool) throws {
    #expect(try scope().contains(#require(URL(string: address))) == isContained)
  }

  @Test(
    "words that end a session or change data are skipped in a path, whatever their case",
    arguments: [
      "/logout", "/user/SignOut", "/sign-out?next=/", "/items/1/delete", "/unsubscribe/x",
      "/%6Cogout",
    ])
  func dangerousWordsAreSkipped(_ path: String) throws {
    let url = try #require(URL(string: "https://example.com" + path))
    #expect(try !scope().contains(url))
    #expect(try !scope(["*"]).contains(url))
  }

  @Test("a pattern that has the word takes the page back; a query has no words")
  func includedWords() throws {
    let page = try #require(URL(string: "https://example.com/help/delete-account"))
    #expect(try scope(["/help/delete*"]).contains(page))
    #expect(try scope().contains(#require(URL(string: "https://example.com/a?from=/logout"))))
  }

  @Test(
    "patterns: * is any characters, a ? begins the query, a scheme the whole URL",
    arguments: [
      ("/blog/*", "/blog/a/b", true), ("/blog/*", "/blog/", true), ("/blog/*", "/blog", false),
      ("/blog/*", "/a/blog/b", false), ("/blog", "/blog?page=2", true), ("/a*c", "/abc", true),
      ("/a*c", "/abcd", false), ("/a*b*c", "/axxbxxc", true), ("/a*b*c", "/axxcxxb", false),
      ("*.html", "/a/b.html", true), ("*?page=*", "/blog?page=2", true),
      ("*?page=*", "/blog", false), ("/blog?*", "/blog?page=2", true),
      ("https://example.com/a*", "/ab", true), ("https://other.com/*", "/a", false),
      ("*", "/", true),
    ])
  func patternsMatchURLs(_ pattern: String, _ target: String, _ matches: Bool) throws {
    let url = try #require(URL(string: "https://example.com" + target))
    #expect(try scope([pattern]).contains(url) == matches)
    #expect(try scope([], [pattern]).contains(url) == !matches)
  }

  @Test(
    "a pattern begins with a slash, a star or a scheme", arguments: ["blog/*", "", "?a", "a.b"])
  func noPattern(_ text: String) {
    #expect(URLGlob(text) == nil)
  }

  @Test(
    "URLs are compared in one form",
    arguments: [
      ("HTTP://Example.com:80", "http://example.com/"), ("https://a/b/../c?x#f", "https://a/c?x"),
      ("https://u:p@h/", "https://h/"), ("http://h:8080/%7Ea", "http://h:8080/%7Ea"),
      ("http://[::1]:80/a", "http://[::1]/a"),
    ])
  func urlsHaveOneForm(_ address: String, _ form: String) {
    #expect(URL(string: address)?.crawlURL?.absoluteString == form)
  }

  @Test("each URL is visited once, in the order found, up to the maximum depth")
  func frontierVisitsEachURLOnce() throws {
    func url(_ path: String) throws -> URL { try #require(URL(string: "http://h" + path)) }
    var frontier = CrawlFrontier(maximumDepth: 2)
    for (path, depth) in [("/a", 1), ("/b", 1), ("/a#x", 1), ("/c", 2), ("/d", 3), ("/e", 2)] {
      frontier.add(try url(path), depth: depth)
    }
    #expect(frontier.next()?.url.path == "/a")
    // A redirect leads from /a to the page of /c.
    #expect(frontier.visit(try url("/c")))
    #expect(frontier.next()?.url.path == "/b")
    #expect(!frontier.visit(try url("/c#y")))
    #expect(frontier.next() == CrawlFrontier.Entry(url: try url("/e"), depth: 2))
    #expect(frontier.next() == nil)
    frontier.add(try url("/c"), depth: 1)
    #expect(frontier.next() == nil)
  }
}
