import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Navigations wait for the policy decision")
struct PolicyTests {
  private func open(_ pages: [String: LoopbackServer.Response]) async throws -> (
    server: LoopbackServer, watcher: Watcher
  ) {
    let server = try LoopbackServer(pages)
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    return (server, watcher)
  }

  private func click(_ element: String, in watcher: Watcher) async throws {
    await watcher.forget()
    _ = try await watcher.page.evaluate("document.querySelector('\(element)').click()")
  }

  @Test("An app's load needs a decision on its response only; a frame's on both")
  func appLoadsNeedAResponseDecisionOnly() async throws {
    let (server, watcher) = try await open([
      "/": .page("<title>One</title><iframe src=/frame></iframe>"), "/frame": .page("<p>x"),
    ])
    let asked = await watcher.navigations
    #expect(asked.map(\.url) == [server.url("/frame")])
    #expect(asked.map(\.target?.isMain) == [false])
    #expect(asked.map(\.cause) == [.other])
    let responses = await watcher.responses
    #expect(responses.map(\.url) == [server.url("/"), server.url("/frame")])
    #expect(responses.map(\.frame.isMain) == [true, false])
    #expect(responses.map(\.mediaType) == ["text/html", "text/html"])
    #expect(responses.map(\.status) == [200, 200])
    await watcher.page.close()
  }

  @Test("W160 W174: the decision has the navigation's cause and method and precedes the start")
  func decisionsPrecedeTheStart() async throws {
    let table: [(String, NavigationRequest.Cause, String)] = [
      ("<a href=/to>x</a>", .link, "GET"),
      ("<button onclick='location.href=\"/to\"'>x</button>", .other, "GET"),
      ("<form action=/to method=post><button>x</button></form>", .form, "POST"),
      ("<form action=/to><button>x</button></form>", .form, "GET"),
      ("<button onclick='location.reload()'>x</button>", .reload, "GET"),
    ]
    for (html, cause, method) in table {
      let (_, watcher) = try await open(["/": .page(html), "/to": .page("x")])
      try await click("a, button", in: watcher)
      #expect(await watcher.sees { $0 == .navigation(.finished) }, "\(html)")
      let asked = await watcher.navigations
      #expect(asked.map(\.cause) == [cause], "\(html)")
      #expect(asked.map(\.method) == [method], "\(html)")
      let seen = await watcher.seen
      let navigation = seen.firstIndex {
        if case .policy(.decideNavigation) = $0 { true } else { false }
      }
      let start = seen.firstIndex { if case .navigation(.started) = $0 { true } else { false } }
      #expect(try #require(navigation) < #require(start), "\(html)")
      await watcher.page.close()
    }
  }

  @Test("W180: a canceled link sends no navigation event, and the page stays")
  func canceledLinksKeepThePage() async throws {
    let (_, watcher) = try await open([
      "/": .page("<title>Stays</title><a href=/to>x</a>"), "/to": .page("<title>Gone</title>"),
    ])
    await watcher.allow { $0.path != "/to" }
    try await click("a", in: watcher)
    #expect(await watcher.sees { if case .policy(.decideNavigation) = $0 { true } else { false } })
    #expect(try await watcher.page.waitUntilQuiet(timeout: .seconds(10)))
    #expect(await watcher.milestones == [])
    #expect(try await watcher.page.evaluate("document.title") == .string("Stays"))
    await watcher.page.close()
  }

  @Test("W176 W181: each redirect requests a decision; a refusal fails the load with error 102")
  func eachRedirectRequestsADecision() async throws {
    let (server, watcher) = try await open([
      "/": .page("<title>Stays</title><a href=/one>x</a>"), "/one": .redirect("/two"),
      "/two": .redirect("/three"), "/three": .page("<p>here"),
    ])
    try await click("a", in: watcher)
    #expect(await watcher.sees { $0 == .navigation(.finished) })
    let asked = await watcher.navigations
    #expect(asked.map(\.url.path) == ["/one", "/two", "/three"])
    #expect(asked.map(\.isRedirect) == [false, true, true])
    #expect(asked.map(\.cause) == [.link, .link, .link])
    #expect(
      await watcher.milestones == [
        .navigation(.started(server.url("/one"))), .navigation(.redirected(server.url("/two"))),
        .navigation(.redirected(server.url("/three"))),
        .navigation(.committed(server.url("/three"))), .navigation(.finished),
      ])

    try await watcher.show(.url(server.url("/")))
    await watcher.allow { $0.path != "/three" }
    try await click("a", in: watcher)
    #expect(
      await watcher.sees { if case .navigation(.failedProvisionally) = $0 { true } else { false } })
    #expect(await watcher.failure()?.kind == .interrupted)
    #expect(try await watcher.page.evaluate("document.title") == .string("Stays"))
    await watcher.page.close()
  }

  @Test("W171: URLs of other apps request a decision, also by redirect; if allowed, the load fails")
  func urlsOfOtherAppsRequestADecision() async throws {
    let (server, watcher) = try await open([
      "/": .page(
        "<a id=a href=mailto:a@b>m</a><a id=b href='shop://buy?1'>s</a><a id=c href=/go>g</a>"),
      "/go": .redirect("shop://done"),
    ])
    let table: [(String, String)] = [("#a", "mailto:a@b"), ("#b", "shop://buy?1")]
    for (element, address) in table {
      await watcher.allow { _ in false }
      try await click(element, in: watcher)
      #expect(
        await watcher.sees { if case .policy(.decideNavigation) = $0 { true } else { false } })
      #expect(await watcher.navigations.map(\.url.absoluteString) == [address])
      #expect(await watcher.navigations.map(\.cause) == [.link])
      #expect(try await watcher.page.waitUntilQuiet(timeout: .seconds(10)))
      #expect(await watcher.milestones == [])

      await watcher.allow { _ in true }
      try await click(element, in: watcher)
      #expect(
        await watcher.sees {
          if case .navigation(.failedProvisionally) = $0 { true } else { false }
        })
      #expect(await watcher.failure()?.kind == .unsupportedURL)
    }
    await watcher.allow { $0.scheme != "shop" }
    try await click("#c", in: watcher)
    #expect(
      await watcher.sees { if case .navigation(.failedProvisionally) = $0 { true } else { false } })
    #expect(
      await watcher.navigations.map(\.url.absoluteString) == [
        server.url("/go").absoluteString, "shop://done",
      ])
    #expect(await watcher.failure()?.kind == .interrupted)
    await watcher.page.close()
  }

  @Test("W182: a canceled response fails the load with error 102, and the page stays")
  func canceledResponsesFailTheLoad() async throws {
    let (server, watcher) = try await open([
      "/": .page("<title>Stays</title>"),
      "/save": .response(
        "200 OK", headers: ["Content-Type: text/html", "Content-Disposition: attachment"],
        body: "<title>Shown</title>"),
    ])
    await watcher.show(only: { _ in false })
    try await watcher.show(.url(server.url("/save")))
    #expect(await watcher.failure()?.kind == .interrupted)
    #expect(try await watcher.page.evaluate("document.title") == .string("Stays"))
    // An attachment that may be shown is shown (W170).
    await watcher.show(only: { _ in true })
    try await watcher.show(.url(server.url("/save")))
    #expect(try await watcher.page.evaluate("document.title") == .string("Shown"))
    #expect(
      await watcher.responses.last?.headers.contains {
        $0.name == "Content-Disposition" && $0.value == "attachment"
      } == true)
    await watcher.page.close()
  }

  @Test("W199 W200: a same-document link requests a decision and navigates only if allowed")
  func sameDocumentLinksRequestADecision() async throws {
    let (server, watcher) = try await open(["/": .page("<a href=#there>x</a><p id=there>y")])
    await watcher.allow { _ in false }
    try await click("a", in: watcher)
    #expect(await watcher.sees { if case .policy(.decideNavigation) = $0 { true } else { false } })
    #expect(await watcher.navigations.map(\.cause) == [.link])
    #expect(try await watcher.page.evaluate("location.hash") == .string(""))
    await watcher.allow { _ in true }
    try await click("a", in: watcher)
    let moved = server.url("/").absoluteString + "#there"
    #expect(
      await watcher.sees { $0 == URL(string: moved).map { .navigation(.movedWithinDocument($0)) } })
    #expect(await watcher.milestones == [])
    await watcher.page.close()
  }

  @Test("W189: a link with a download attribute sets requestsDownload and navigates if allowed")
  func downloadAttribute() async throws {
    let (server, watcher) = try await open([
      "/": .page("<a href=/to download=x.txt>x</a>"), "/to": .page("<title>To</title>"),
    ])
    try await click("a", in: watcher)
    #expect(await watcher.sees { $0 == .navigation(.finished) })
    #expect(await watcher.navigations.map(\.requestsDownload) == [true])
    #expect(await watcher.milestones.first == .navigation(.started(server.url("/to"))))
    await watcher.page.close()
  }

  @Test("A page can be resized and scrolled while a link's policy is undecided")
  func resizingAndScrollingWhileUndecided() async throws {
    let (_, watcher) = try await open([
      "/": .page(
        "<meta name=viewport content='width=device-width'><a href=/to>x</a>"
          + "<p style='height:3000px'>"),
      "/to": .page(
        "<meta name=viewport content='width=device-width'><title>To</title>"
          + "<script>var first = innerWidth</script>"),
    ])
    await watcher.leaveDecisions()
    try await click("a", in: watcher)
    #expect(await watcher.sees { if case .policy(.decideNavigation) = $0 { true } else { false } })
    // The page's process receives nothing now, so neither may wait for it.
    try await watcher.page.setViewport(PageViewport.landscape)
    try await watcher.page.scroll(to: CGPoint(x: 0, y: 50))
    let navigation = try #require(await watcher.navigations.last)
    await watcher.page.decide(navigation.identifier, .allow)
    #expect(await watcher.sees { if case .policy(.decideResponse) = $0 { true } else { false } })
    let response = try #require(await watcher.responses.last)
    await watcher.page.decide(response.identifier, .allow)
    #expect(await watcher.sees { $0 == .navigation(.finished) })
    try await watcher.page.setViewport(PageViewport.landscape)
    #expect(try await watcher.page.evaluate("innerWidth") == .number(724))
    #expect(try await watcher.page.evaluate("document.title") == .string("To"))
    await watcher.page.close()
  }

  @Test(
    "W174: scripts can be evaluated while a link, a form or a script's load is undecided",
    arguments: [
      ("<a href=/to>x</a>", (head: "GET /to ", body: "")),
      (
        "<form action=/to method=post><input name=a value=b><button>x</button></form>",
        (head: "POST /to ", body: "a=b")
      ),
      ("<button onclick='location.href=\"/to\"'>x</button>", (head: "GET /to ", body: "")),
    ])
  func evaluatingWhileUndecided(html: String, request: (head: String, body: String)) async throws {
    let (server, watcher) = try await open([
      "/": .page("<title>Old</title>" + html), "/to": .page("<title>New</title>"),
    ])
    await watcher.leaveDecisions()
    let steps = try await watcher.page.evaluate("history.length + 1")
    try await click("a, button", in: watcher)
    #expect(await watcher.sees { if case .policy(.decideNavigation) = $0 { true } else { false } })
    #expect(try await watcher.page.evaluate("document.title") == .string("Old"))
    let navigation = try #require(await watcher.navigations.last)
    await watcher.page.decide(navigation.identifier, .allow)
    #expect(await watcher.sees { if case .policy(.decideResponse) = $0 { true } else { false } })
    // There was one policy decision, and no event reported a canceled load.
    #expect(await watcher.navigations.count == 1)
    let response = try #require(await watcher.responses.last)
    await watcher.page.decide(response.identifier, .allow)
    #expect(await watcher.sees { $0 == .navigation(.finished) })
    #expect(
      await watcher.milestones == [
        .navigation(.started(server.url("/to"))), .navigation(.committed(server.url("/to"))),
        .navigation(.finished),
      ])
    #expect(try await watcher.page.evaluate("document.title") == .string("New"))
    #expect(
      try await watcher.page.evaluate("document.referrer")
        == .string(server.url("/").absoluteString))
    #expect(try await watcher.page.evaluate("history.length") == steps)
    #expect(server.lastRequest.hasPrefix(request.head))
    #expect(server.lastRequest.hasSuffix("\r\n\r\n" + request.body))
    await watcher.page.close()
  }

  @Test("W174: a form with binary data is sent whole after a script was evaluated")
  func binaryFormsAreSentWhole() async throws {
    let (server, watcher) = try await open([
      "/": .page(
        """
        <form action=/to method=post enctype=multipart/form-data><input type=file name=f id=f>
        <button>x</button></form>
        <script>
          const files = new DataTransfer();
          files.items.add(new File([new Uint8Array([0x61, 0xFF, 0xC3, 0x62])], 'f.bin'));
          f.files = files.files;
        </script>
        """), "/to": .page("<title>New</title>"),
    ])
    await watcher.leaveDecisions()
    try await click("button", in: watcher)
    #expect(await watcher.sees { if case .policy(.decideNavigation) = $0 { true } else { false } })
    #expect(try await watcher.page.evaluate("f.files[0].size") == .number(4))
    let navigation = try #require(await watcher.navigations.last)
    #expect(navigation.body?.range(of: Data([0x61, 0xFF, 0xC3, 0x62])) != nil)
    await watcher.page.decide(navigation.identifier, .allow)
    #expect(await watcher.sees { if case .policy(.decideResponse) = $0 { true } else { false } })
    // The server decodes each byte that is not UTF-8 as U+FFFD.
    #expect(server.lastRequest.contains("\r\n\r\na\u{FFFD}\u{FFFD}b\r\n"))
    await watcher.page.close()
  }

  @Test("a body that a file of the disk is part of is not known")
  func bodiesWithFilesAreUnknown() throws {
    let text = """
      {"url": "http://host/", "method": "POST", "headers": {}, "hasPostData": true,
       "postDataEntries": [{"bytes": "YQ=="}, {}, {"bytes": "Yg=="}]}
      """
    let request = try JSONDecoder().decode(
      ProtocolEvents.RequestPaused.Request.self, from: Data(text.utf8))
    #expect(request.body == nil)
    #expect(request.hasPostData == true)
  }

  @Test("W180: a link refused after a script was evaluated sends no event and no request")
  func linksRefusedAfterEvaluation() async throws {
    let (server, watcher) = try await open([
      "/": .page("<title>Old</title><a href=/to>x</a>"), "/to": .page("x"),
      "/next": .page("<title>Next</title>"),
    ])
    await watcher.leaveDecisions()
    try await click("a", in: watcher)
    #expect(await watcher.sees { if case .policy(.decideNavigation) = $0 { true } else { false } })
    #expect(try await watcher.page.evaluate("document.title") == .string("Old"))
    let navigation = try #require(await watcher.navigations.last)
    await watcher.page.decide(navigation.identifier, .cancel)
    #expect(try await watcher.page.evaluate("document.title") == .string("Old"))
    #expect(await watcher.milestones == [])
    #expect(server.lastRequest.hasPrefix("GET / "))
    await watcher.page.close()
  }
}
