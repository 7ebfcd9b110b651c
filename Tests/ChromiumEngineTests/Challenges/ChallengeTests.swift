import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Authentication challenges")
struct ChallengeTests {
  /// Lets u with the password p in.
  private static let closed: [String: LoopbackServer.Response] = [
    "/": .page("<title>Start</title>"),
    "/in": .when { request in
      request.contains("Authorization: Basic dTpw")
        ? .page("<title>In</title>")
        : .response(
          "401 Unauthorized",
          headers: ["WWW-Authenticate: Basic realm=\"Club\"", "Content-Type: text/html"],
          body: "<title>Out</title>")
    },
  ]

  @Test("W175: a challenge for a credential comes after the start and before the response")
  func challengesComeAfterTheStart() async throws {
    let server = try LoopbackServer(Self.closed)
    let watcher = try await Watcher.open()
    await watcher.respondToChallenges(
      .credential(user: "u", password: "wrong"), .credential(user: "u", password: "p"))
    try await watcher.show(.url(server.url("/in")))
    #expect(try await watcher.page.evaluate("document.title") == .string("In"))
    let asked = await watcher.challenges
    #expect(asked.map(\.kind) == [.basic, .basic])
    #expect(asked.map(\.realm) == ["Club", "Club"])
    #expect(asked.map(\.host) == ["127.0.0.1", "127.0.0.1"])
    #expect(asked.map(\.port) == [Int(server.port), Int(server.port)])
    #expect(asked.map(\.failureCount) == [0, 1])
    #expect(asked.map(\.isProxy) == [false, false])
    let seen = await watcher.seen
    let start = try #require(seen.firstIndex { $0 == .navigation(.started(server.url("/in"))) })
    let challenge = try #require(
      seen.firstIndex { if case .challenge = $0 { true } else { false } })
    let response = try #require(
      seen.firstIndex { if case .policy(.decideResponse) = $0 { true } else { false } })
    #expect(start < challenge)
    #expect(challenge < response)
    await watcher.page.close()
  }

  @Test("W175: without a credential the body of the 401 response is shown")
  func loadsWithoutACredentialShowThe401Body() async throws {
    let server = try LoopbackServer(Self.closed)
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/in")))
    #expect(try await watcher.page.evaluate("document.title") == .string("Out"))
    #expect(await watcher.responses.map(\.status) == [401])
    await watcher.page.close()
  }

  @Test("W175, W193: subresources are challenged too and by default get the 401 response")
  func subresourcesAreChallenged() async throws {
    let page = """
      <title>Parts</title><img src=/in id=i>
      <script>
        const ask = () => fetch('/in').then(r => r.status);
        const old = () => new Promise(done => {
          const x = new XMLHttpRequest();
          x.onloadend = () => done(x.status); x.open('GET', '/in'); x.send();
        });
        (async () => { said = [await ask(), await old()].join(); })();
      </script>
      """
    let server = try LoopbackServer(
      Self.closed.merging(["/parts": .page(page)]) { one, _ in one })
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/parts")))
    #expect(await watcher.milestones.last == .navigation(.finished))
    #expect(try await watcher.page.evaluate("said") == .string("401,401"))
    #expect(await watcher.challenges.allSatisfy { $0.kind == .basic && $0.realm == "Club" })

    await watcher.respondToChallenges(.cancel, .cancel, .cancel)
    try await watcher.show(.url(server.url("/parts")))
    #expect(await watcher.milestones.last == .navigation(.finished))

    let known = PageChallenge.Response.credential(user: "u", password: "p")
    await watcher.respondToChallenges(known, known, known)
    try await watcher.show(.url(server.url("/parts")))
    #expect(try await watcher.page.evaluate("said") == .string("200,200"))
    await watcher.page.close()
  }

  @Test("A challenge that is cancelled ends the load as cancelled, and the page stays")
  func cancelledChallengesCancelTheLoad() async throws {
    let server = try LoopbackServer(Self.closed)
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    await watcher.respondToChallenges(.cancel)
    try await watcher.show(.url(server.url("/in")))
    #expect(await watcher.failure()?.kind == .cancelled)
    #expect(try await watcher.page.evaluate("document.title") == .string("Start"))
    await watcher.page.close()
  }

  @Test("W191: an untrusted certificate fails the load, unless the app trusts it")
  func untrustedCertificatesFailTheLoad() async throws {
    let server = try SecureServer()
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url))
    #expect(await watcher.failure()?.kind == .certificateUntrusted)
    #expect(await watcher.failure()?.detail == "net::ERR_CERT_AUTHORITY_INVALID")
    #expect(await watcher.challenges.map(\.port) == [server.port])
    #expect(await watcher.milestones.first == .navigation(.started(server.url)))

    await watcher.respondToChallenges(.cancel)
    try await watcher.show(.url(server.url))
    #expect(await watcher.failure()?.kind == .cancelled)

    await watcher.respondToChallenges(.trust)
    try await watcher.show(.url(server.url))
    #expect(await watcher.failure() == nil)
    #expect(try await watcher.page.evaluate("location.href") == .string(server.url.absoluteString))
    // The page asks once for a server.
    try await watcher.show(.url(server.url))
    #expect(await watcher.challenges == [])
    #expect(await watcher.failure() == nil)
    await watcher.page.close()
  }
}
