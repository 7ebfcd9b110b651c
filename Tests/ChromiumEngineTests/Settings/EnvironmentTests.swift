import Foundation
import LoopbackServer
import Synchronization
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("A page's environment: language, header fields, colors")
struct EnvironmentTests {
  @Test("A locale is that of the navigator, of Intl and of the requests")
  func localeOfNavigatorAndRequests() async throws {
    let server = try LoopbackServer(["/": .page("<!doctype html><p>")])
    let watcher = try await Watcher.open(
      userAgent: "Mozilla/5.0 (iPhone)", environment: PageEnvironment(locale: "de-AT"))
    try await watcher.show(.url(server.url("/")))
    #expect(
      try await watcher.page.evaluate(
        """
        [navigator.language, navigator.languages.length,
          new Intl.NumberFormat().resolvedOptions().locale, (1.5).toLocaleString()].join(' ')
        """) == .string("de-AT 1 de-AT 1,5"))
    #expect(server.lastRequest.lowercased().contains("accept-language: de-at"))
    await watcher.page.close()
  }

  @Test("color-gamut: p3 matches on a wide color display alone")
  func colorGamutP3NeedsAWideColorDisplay() async throws {
    for isWide in [true, false] {
      let watcher = try await Watcher.open(
        environment: PageEnvironment(hasWideColorDisplay: isWide))
      try await watcher.show(.html("<p>", baseURL: nil))
      #expect(
        try await watcher.page.evaluate("matchMedia('(color-gamut: p3)').matches")
          == .bool(isWide))
      await watcher.page.close()
    }
  }

  @Test("Extra header fields are sent to the page's origin only, also after a redirect")
  func extraHeaderFieldsAreSameOriginOnly() async throws {
    let requests = Requests()
    let other = try LoopbackServer { path in
      .when { request in
        requests.add("other", request)
        return .response(
          "200 OK", headers: ["Content-Type: text/plain", "Access-Control-Allow-Origin: *"],
          body: path)
      }
    }
    let away = other.url("/away").absoluteString
    let own = try LoopbackServer { path in
      .when { request in
        requests.add("own", request)
        if path == "/away" { return .redirect(away) }
        return .page(
          """
          <!doctype html><img src=/image><script>
          fetch('/same'); fetch('\(away)?direct'); fetch('/away');</script>
          """)
      }
    }
    let headers = OriginHeaders(url: own.url("/"), fields: ["X-Preview": "yes"])
    let watcher = try await Watcher.open(environment: PageEnvironment(originHeaders: headers))
    try await watcher.show(.url(own.url("/")))
    for _ in 0..<300 where requests.count("other") < 2 || requests.count("own") < 4 {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(requests.count("own") >= 4)
    #expect(requests.count("own") == requests.withField("own", "x-preview: yes"))
    #expect(requests.count("other") == 2)
    #expect(requests.withField("other", "x-preview") == 0)
    await watcher.page.close()
  }

  @Test(
    "A header replaces one of its name in any case; a cross-origin redirect drops it",
    arguments: [
      ("http://a.test/x", false, ["X-A": "1", "Accept": "*/*"]),
      ("http://A.test:80/x", false, ["X-A": "1", "Accept": "*/*"]),
      ("https://a.test/x", false, nil), ("http://a.test:81/x", false, nil),
      ("http://b.test/", true, ["Accept": "*/*"]),
    ] as [(String, Bool, [String: String]?)])
  func headersReplaceThoseOfAName(_ url: String, _ isRedirect: Bool, _ expected: [String: String]?)
  {
    let headers = OriginHeaders(origin: "http://a.test", fields: ["X-A": "1"])
    let sent = ["x-a": isRedirect ? "1" : "0", "Accept": "*/*"]
    #expect(headers.applied(to: sent, url: url, isRedirect: isRedirect) == expected)
  }
}

/// Records the requests to servers.
private final class Requests: Sendable {
  private let lines = Mutex<[(server: String, text: String)]>([])

  func add(_ server: String, _ request: String) {
    lines.withLock { $0.append((server, request.lowercased())) }
  }

  func count(_ server: String) -> Int {
    lines.withLock { $0.filter { $0.server == server }.count }
  }

  func withField(_ server: String, _ field: String) -> Int {
    lines.withLock { $0.filter { $0.server == server && $0.text.contains(field) }.count }
  }
}
