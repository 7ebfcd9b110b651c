import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Content rules of a page")
struct ContentRuleTests {
  private func rule(
    _ filter: String, _ action: ContentRule.Action, _ resources: Set<ContentRule.Resource>? = nil
  ) throws -> ContentRule {
    ContentRule(filter: try #require(URLFilter(filter)), resources: resources, action: action)
  }

  private func show(
    _ rules: [ContentRule], _ server: LoopbackServer
  ) async throws -> Watcher {
    let watcher = try await Watcher.open()
    try await watcher.page.setContentRules([rules])
    try await watcher.show(.url(server.url("/")))
    return watcher
  }

  private func server() throws -> LoopbackServer {
    try LoopbackServer([
      "/": .page(
        """
        <!doctype html><script src=/ads.js></script><script src=/own.js></script>
        <p class=ad style="height:10px">x</p><p class=text style="height:10px">y</p>
        """),
      "/ads.js": .page("ads = 1"), "/own.js": .page("own = 1"), "/later.js": .page("later = 1"),
    ])
  }

  @Test("block: matching resources are not loaded; without rules all are")
  func blockedResourcesAreNotLoaded() async throws {
    let server = try server()
    let watcher = try await show([try rule("ads", .block, [.script])], server)
    #expect(
      try await watcher.page.evaluate("[typeof ads, typeof own]")
        == .array([.string("undefined"), .string("number")]))
    try await watcher.page.setContentRules([])
    try await watcher.show(.url(server.url("/")))
    #expect(try await watcher.page.evaluate("typeof ads") == .string("number"))
    await watcher.page.close()
  }

  @Test("W230 in part: a blocked document fails, and the current one stays")
  func blockedDocumentsFail() async throws {
    let watcher = try await show([try rule("secret", .block)], try server())
    let second = try LoopbackServer(["/secret": .page("s")])
    try await watcher.show(.url(second.url("/secret")))
    #expect(await watcher.failure()?.kind == .blockedByRule)
    #expect(try await watcher.page.evaluate("own") == .number(1))
    await watcher.page.close()
  }

  @Test("W174, W176: the app decides on a link, a redirect and a frame before a rule blocks it")
  func policyDecisionsPrecedeRules() async throws {
    let server = try LoopbackServer([
      "/": .page("<title>Old</title><a href=/secret>s</a><a href=/hop>h</a><iframe></iframe>"),
      "/hop": .redirect("/secret"), "/secret": .page("s"),
    ])
    let watcher = try await show([try rule("secret", .block)], server)
    for path in ["/secret", "/hop"] {
      await watcher.forget()
      _ = try await watcher.page.evaluate("document.querySelector('a[href=\"\(path)\"]').click()")
      #expect(
        await watcher.sees {
          if case .navigation(.failedProvisionally) = $0 { true } else { false }
        })
      #expect(await watcher.failure()?.kind == .blockedByRule)
      #expect(
        await watcher.navigations.map(\.url.path) == (path == "/hop" ? ["/hop"] : []) + ["/secret"])
      #expect(try await watcher.page.evaluate("document.title") == .string("Old"))
    }
    await watcher.forget()
    _ = try await watcher.page.evaluate("document.querySelector('iframe').src = '/secret', 1")
    #expect(await watcher.sees { if case .policy(.decideNavigation) = $0 { true } else { false } })
    #expect(!server.paths.contains("/secret"))
    await watcher.page.close()
  }

  @Test("css-display-none: matching elements are hidden; an invalid selector has no effect")
  func cssDisplayNoneHidesMatches() async throws {
    let watcher = try await show(
      [try rule(".*", .hide(".ad")), try rule(".*", .hide("[[")), try rule("other", .hide("p"))],
      try server())
    let heights = try await watcher.page.evaluate(
      "['.ad', '.text'].map(s => document.querySelector(s).offsetHeight)")
    #expect(heights == .array([.number(0), .number(10)]))
    await watcher.page.close()
  }

  @Test("A request that is blocked leaves nothing of it for what the page loads next")
  func blockedRequestsLeaveNothing() async throws {
    let server = try LoopbackServer([
      "/": .page("<a href=/next>x</a>"), "/next": .page("<title>Next</title>"),
    ])
    let watcher = try await Watcher.open()
    try await watcher.page.setContentRules([[try rule("secret", .block)]])
    try await watcher.show(.url(server.url("/")))
    try await watcher.page.load(
      .request(server.url("/secret"), method: "POST", headers: ["X-One": "1"], body: Data("a".utf8))
    )
    #expect(
      await watcher.sees { if case .navigation(.failedProvisionally) = $0 { true } else { false } })
    await watcher.forget()
    _ = try await watcher.page.evaluate("document.querySelector('a').click()")
    #expect(await watcher.sees { $0 == .navigation(.finished) })
    #expect(server.lastRequest.hasPrefix("GET /next "))
    #expect(!server.lastRequest.lowercased().contains("x-one"))
    await watcher.page.close()
  }

  @Test("block-cookies: the request has no cookies")
  func blockCookiesRemovesCookies() async throws {
    let server = try LoopbackServer([
      "/": .response(
        "200 OK", headers: ["Content-Type: text/html", "Set-Cookie: a=b"], body: "<p>"),
      "/bare.html": .page("bare"), "/bare.js": .page("1"), "/full.js": .page("1"),
    ])
    let watcher = try await show([try rule("bare", .blockCookies)], server)
    try await watcher.show(.url(server.url("/bare.html")))
    #expect(server.lastRequest.contains("/bare.html") && !server.lastRequest.contains("a=b"))
    try await watcher.show(.url(server.url("/")))
    #expect(server.lastRequest.contains("a=b"))
    for (path, hasCookie) in [("/bare.js", false), ("/full.js", true)] {
      _ = await run(
        ScriptCall(source: "await fetch('\(path)')", form: .asyncBody([:])), in: watcher)
      #expect(server.lastRequest.contains(path))
      #expect(server.lastRequest.contains("a=b") == hasCookie, "\(path)")
    }
    await watcher.page.close()
  }

  @Test("make-https: the load is redirected to the https URL")
  func makeHttpsRedirectsToHTTPS() async throws {
    let server = try server()
    let watcher = try await Watcher.open()
    try await watcher.page.setContentRules([[try rule("x", .makeHTTPS)]])
    let place = server.url("/x")
    try await watcher.show(.url(place))
    let secure = try #require(URL(string: "https://127.0.0.1:\(server.port)/x"))
    #expect(await watcher.seen.contains(.navigation(.redirected(secure))))
    await watcher.page.close()
  }
}
