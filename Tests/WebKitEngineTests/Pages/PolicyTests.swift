import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import WebKitEngine

@Suite("Policy decisions of WebKit", .needsHelper, .serialized, .timeLimit(.minutes(3)))
struct PolicyTests {
  @Test("W171 the page's own navigation waits for a decision, and is allowed or not")
  func navigationOfThePageWaits() async throws {
    let server = try LoopbackServer(["/": .page("<p>A"), "/b": .page("<p>B")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    await watcher.forget()
    await watcher.allow { $0.path != "/b" }
    _ = try await watcher.page.evaluate("location.href = '/b'; 0")
    #expect(
      await watcher.sees {
        guard case .policy(.decideNavigation(let navigation)) = $0 else { return false }
        return navigation.url == server.url("/b") && navigation.target?.isMain == true
      })
    _ = try await watcher.page.waitUntilQuiet(timeout: .seconds(3))
    #expect(await watcher.milestones.isEmpty)
    #expect(server.paths == ["/"])

    await watcher.allow { _ in true }
    _ = try await watcher.page.evaluate("location.href = '/b'; 0")
    #expect(await watcher.sees { $0 == .navigation(.committed(server.url("/b"))) })
    await watcher.page.close()
  }

  @Test("W171 a subframe's navigation is one of another frame")
  func subframeIsAnotherFrame() async throws {
    let server = try LoopbackServer([
      "/": .page("<p>A<iframe src=/frame></iframe>"), "/frame": .page("<p>B"),
    ])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    let navigation = try #require(await watcher.navigations.first)
    #expect(navigation.url == server.url("/frame"))
    #expect(navigation.target?.isMain == false)
    await watcher.page.close()
  }

  @Test("W177 a response waits for a decision with its status, type and fields")
  func responseWaits() async throws {
    let server = try LoopbackServer([
      "/": .response("200 OK", headers: ["Content-Type: text/html", "X-Own: a"], body: "<p>A")
    ])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    #expect(
      await watcher.sees {
        guard case .policy(.decideResponse(let response)) = $0 else { return false }
        return response.status == 200 && response.mediaType == "text/html" && response.canShow
          && response.frame.isMain
          && response.headers.contains(.init(name: "X-Own", value: "a"))
      })
    await watcher.page.close()
  }

  @Test("W181 a load whose response is not allowed fails as interrupted")
  func canceledResponseFails() async throws {
    let server = try LoopbackServer([
      "/": .response("200 OK", headers: ["Content-Type: application/x-own"], body: "A")
    ])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    #expect(await watcher.failure?.kind == .interrupted)
    await watcher.page.close()
  }

  @Test("W188 a response becomes a download, whose file has the body")
  func responseBecomesADownload() async throws {
    let server = try LoopbackServer([
      "/": .response(
        "200 OK",
        headers: [
          "Content-Type: application/x-own", "Content-Disposition: attachment; filename=a.own",
        ],
        body: "Body")
    ])
    let watcher = try await Watcher.open()
    await watcher.leaveDecisions()
    try await watcher.page.load(.url(server.url("/")))
    var decision: Int?
    _ = await watcher.sees { if case .policy(.decideResponse) = $0 { true } else { false } }
    for case .policy(.decideResponse(let response)) in await watcher.seen {
      decision = response.identifier
    }
    let identifier = try #require(decision)
    let download = try #require(await watcher.page.download(identifier))
    var body: String?
    var name: String?
    for await event in download.events {
      if case .receivedResponse(let response) = event { name = response.suggestedName }
      if case .finished(let file) = event { body = try String(contentsOf: file, encoding: .utf8) }
    }
    #expect(name == "a.own")
    #expect(body == "Body")
    await download.close()
    #expect(await watcher.sees(\.endsLoad))
    #expect(await watcher.failure?.kind == .interrupted)
    await watcher.page.close()
  }

  @Test("W219 a popup is requested of the app; opening it fails with an error")
  func popupIsRefused() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p>", baseURL: nil))
    #expect(
      try await watcher.page.evaluate("window.open('about:blank') === null") == .bool(true))
    await watcher.openWindows()
    #expect(
      try await watcher.page.evaluate("window.open('about:blank') === null") == .bool(true))
    let requests = await watcher.seen.count {
      if case .policy(.requestPopup) = $0 { true } else { false }
    }
    #expect(requests == 2)
    #expect(await watcher.popupErrors.map(\.code) == [.protocolFailed])
    await watcher.page.close()
  }

  @Test("W304 panels wait for the user's response")
  func panelsWait() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p>", baseURL: nil))
    await watcher.respondToDialogs(.accept, .accept, .text("b"), .dismiss)
    #expect(
      try await watcher.page.evaluate(
        "[alert('a'), confirm('c'), prompt('p', 'd'), prompt('q', 'e')]")
        == .array([.undefined, .bool(true), .string("b"), .null]))
    #expect(
      await watcher.sees {
        guard case .dialog(let dialog) = $0 else { return false }
        return dialog.kind == .prompt("d") && dialog.message == "p"
      })
    await watcher.page.close()
  }

  @Test("a server that requires a password gets the app's")
  func serverGetsTheCredential() async throws {
    let server = try LoopbackServer(responding: { _ in
      .when { request in
        request.contains("Authorization: Basic dTpw")
          ? .page("<p id=a>In")
          : .response(
            "401 Unauthorized",
            headers: ["WWW-Authenticate: Basic realm=\"Own\"", "Content-Type: text/html"],
            body: "Out")
      }
    })
    let watcher = try await Watcher.open()
    await watcher.respondToChallenges(.credential(user: "u", password: "p"))
    try await watcher.show(.url(server.url("/")))
    #expect(
      await watcher.sees {
        guard case .challenge(let challenge) = $0 else { return false }
        return challenge.kind == .basic && challenge.realm == "Own"
          && challenge.port == Int(server.port) && challenge.failureCount == 0
      })
    #expect(try await watcher.page.evaluate("a.textContent") == .string("In"))
    await watcher.page.close()
  }

  @Test(
    "a server that is not trusted is loaded once the app trusts it",
    .enabled(if: hasOpenSSL, "openssl is not installed"))
  func trustedServerIsLoaded() async throws {
    let server = try SecureServer()
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url))
    let failure = await watcher.failure
    #expect(failure?.kind == .certificateUntrusted, "\(String(describing: failure))")
    // A page whose first load failed has nothing to wait for.
    #expect(try await watcher.page.waitUntilQuiet(timeout: .seconds(30)))
    await watcher.respondToChallenges(.trust)
    try await watcher.show(.url(server.url))
    let milestones = await watcher.milestones
    #expect(
      milestones == [
        .navigation(.started(server.url)), .navigation(.committed(server.url)),
        .navigation(.finished),
      ])
    await watcher.page.close()
  }
}

/// Whether the program that makes certificates is installed.
private let hasOpenSSL = FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl")
