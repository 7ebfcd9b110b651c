import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("The data of sites in a store can be listed and removed")
struct SiteDataTests {
  private static let fill = """
    (async () => {
      localStorage.k = 'v'; sessionStorage.k = 'v'; document.cookie = 'c=1';
      await new Promise((done) => {
        const wish = indexedDB.open('d');
        wish.onsuccess = () => { wish.result.close(); done(); };
      });
      const kept = await caches.open('x');
      await kept.put('/kept', new Response('kept'));
    })()
    """
  private static let look = """
    (async () => [
      localStorage.k ?? '', sessionStorage.k ?? '', document.cookie,
      String((await indexedDB.databases()).length), String((await caches.keys()).length),
    ].join('|'))()
    """
  private static let full = "v|v|c=1|1|1"
  private static let empty = "|||0|0"

  private let server: LoopbackServer
  private let store: PageStore = .separate(UUID().uuidString)

  init() throws {
    let frame = """
      <script>
        addEventListener('message', () =>
          parent.postMessage((localStorage.k ?? 'none') + (sessionStorage.k ?? 'none'), '*'));
        localStorage.k = 'f'; sessionStorage.k = 'f';
      </script>
      """
    server = try LoopbackServer([
      "/": .page("<p>"), "/frame": .page(frame),
      "/kept.js": .response("200 OK", headers: ["Cache-Control: max-age=1000"], body: "1"),
    ])
  }

  /// The same server under a name that is another site's.
  private func other(_ path: String) throws -> URL {
    try #require(URL(string: "http://localhost:\(server.port)\(path)"))
  }

  private func open(_ url: URL) async throws -> ChromiumPage {
    let page = try await sharedEngine.makePage(
      PageConfiguration(viewport: PageViewport.portrait, store: store))
    let chromium = try #require(page as? ChromiumPage)
    try await Watcher.watch(chromium).show(.url(url))
    return chromium
  }

  private func run(_ script: String, in page: ChromiumPage) async throws -> ScriptValue {
    let call = ScriptCall(source: "return await \(script)", form: .asyncBody([:]))
    return try await withCheckedContinuation { done in
      Task { await page.start(call) { done.resume(returning: $0) } }
    }.get()
  }

  private func kinds(of site: String) async throws -> Set<PageDataKind>? {
    try await sharedEngine.siteData(in: store).first { $0.site == site }?.kinds
  }

  @Test("W316 all data of all sites is removed, also of an open page")
  func allDataIsRemoved() async throws {
    let left = try await open(try other("/"))
    _ = try await run(Self.fill, in: left)
    await left.close()
    let page = try await open(server.url("/"))
    _ = try await run(Self.fill, in: page)
    #expect(try await run(Self.look, in: page) == .string(Self.full))
    #expect(try await kinds(of: "127.0.0.1") == Set(PageDataKind.allCases))
    #expect(try await kinds(of: "localhost") == Set(PageDataKind.allCases))

    try await sharedEngine.removeData(Set(PageDataKind.allCases), of: nil, in: store)
    #expect(try await sharedEngine.siteData(in: store).isEmpty)
    #expect(try await run(Self.look, in: page) == .string(Self.empty))
    _ = try await run("fetch('/').then((a) => a.text())", in: page)
    #expect(!server.lastRequest.contains("Cookie:"))
    await page.close()
    let again = try await open(try other("/"))
    #expect(try await run(Self.look, in: again) == .string(Self.empty))
    await again.close()
    await sharedEngine.removeStore(store)
  }

  @Test("W316 removing one site's data keeps that of other sites and stores")
  func dataOfOneSiteIsRemoved() async throws {
    let here = try await open(server.url("/"))
    let there = try await open(try other("/"))
    for page in [here, there] { _ = try await run(Self.fill, in: page) }
    let wide = PageCookie(name: "wide", value: "1", domain: ".example.com", isSecure: true)
    try await sharedEngine.setCookie(wide, in: store)

    let everything = Set(PageDataKind.allCases)
    try await sharedEngine.removeData(
      everything, of: ["127.0.0.1"], in: .separate(UUID().uuidString))
    #expect(try await run(Self.look, in: here) == .string(Self.full))
    try await sharedEngine.removeData(everything, of: ["127.0.0.1", "example.com"], in: store)
    #expect(try await run(Self.look, in: here) == .string(Self.empty))
    #expect(try await run(Self.look, in: there) == .string(Self.full))
    #expect(try await sharedEngine.siteData(in: store).map(\.site) == ["localhost"])
    #expect(try await sharedEngine.cookies(in: store).map(\.domain) == ["localhost"])

    // A page that stayed open goes on keeping data; that is found, too.
    _ = try await run(Self.fill, in: here)
    try await sharedEngine.removeData(everything, of: ["127.0.0.1"], in: store)
    #expect(try await run(Self.look, in: here) == .string(Self.empty))
    for page in [here, there] { await page.close() }
    await sharedEngine.removeStore(store)
  }

  @Test(
    "W316 removing one type of data leaves the others",
    arguments: [
      (PageDataKind.cookies, "v|v||1|1"), (.sessionStorage, "v||c=1|1|1"),
      (.localStorage, "||c=1|1|1"), (.databases, "v|v|c=1|0|1"), (.scriptCaches, "v|v|c=1|1|0"),
      (.cache, full),
    ])
  func otherTypesOfDataStay(_ kind: PageDataKind, _ rest: String) async throws {
    let page = try await open(server.url("/"))
    for sites in [["127.0.0.1"], nil] as [Set<String>?] {
      _ = try await run(Self.fill, in: page)
      try await sharedEngine.removeData([kind], of: sites, in: store)
      #expect(try await run(Self.look, in: page) == .string(rest))
    }
    await page.close()
    await sharedEngine.removeStore(store)
  }

  @Test("W316 a frame's storage in another site's page is removed with the frame's site")
  func frameStorageBelongsToTheFramesSite() async throws {
    let page = try await open(server.url("/"))
    let place = try other("/frame").absoluteString
    _ = try await run(
      """
      new Promise((done) => {
        const frame = document.createElement('iframe');
        frame.id = 'f'; frame.src = '\(place)'; frame.onload = () => done(0);
        document.body.append(frame);
      })
      """, in: page)
    let ask = """
      new Promise((done) => {
        onmessage = (event) => done(event.data);
        document.getElementById('f').contentWindow.postMessage('?', '*');
      })
      """
    #expect(try await run(ask, in: page) == .string("ff"))
    try await sharedEngine.removeData([.localStorage], of: ["localhost"], in: store)
    let keys = page.browser.sites.storageKeys(of: nil, in: store)
    #expect(try await run(ask, in: page) == .string("nonenone"), "keys \(keys)")
    await page.close()
    await sharedEngine.removeStore(store)
  }

  @Test("W316 a cached response is requested again when the caches are emptied")
  func clearedCachesAreRequestedAgain() async throws {
    let page = try await open(server.url("/"))
    for _ in 0..<2 { _ = try await run("fetch('/kept.js').then((a) => a.text())", in: page) }
    #expect(server.paths.count { $0 == "/kept.js" } == 1)
    try await sharedEngine.removeData([.cache], of: nil, in: store)
    _ = try await run("fetch('/kept.js').then((a) => a.text())", in: page)
    #expect(server.paths.count { $0 == "/kept.js" } == 2)
    await page.close()
    await sharedEngine.removeStore(store)
  }
}
