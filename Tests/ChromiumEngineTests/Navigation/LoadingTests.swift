import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Navigation events, in order, and causes of failures")
struct LoadingTests {
  @Test("A load starts, follows redirects, commits and finishes")
  func loadsStartRedirectCommitAndFinish() async throws {
    let server = try LoopbackServer([
      "/old": .redirect("/new"), "/new": .page("<title>New</title><p>hello"),
    ])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/old")))

    #expect(
      await watcher.milestones == [
        .navigation(.started(server.url("/old"))), .navigation(.redirected(server.url("/new"))),
        .navigation(.committed(server.url("/new"))), .navigation(.finished),
      ])
    #expect(await watcher.sees { $0 == .document(.titleChanged("New")) })
    #expect(await watcher.sees { $0 == .document(.firstRendering) })
    await watcher.page.close()
  }

  @Test("An unreachable URL fails and keeps the old page")
  func unreachableURLsKeepTheOldPage() async throws {
    let server = try LoopbackServer(["/": .page("<title>Old</title>"), "/bye": .closeConnection])
    let free = try LoopbackServer.silentPort()
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))

    let table: [(String, PageFailure.Kind, String)] = [
      ("http://nowhere.invalid/", .hostNotFound, "net::ERR_NAME_NOT_RESOLVED"),
      ("http://127.0.0.1:\(free)/", .cannotConnect, "net::ERR_CONNECTION_REFUSED"),
      ("http://127.0.0.1:\(server.port)/bye", .connectionLost, "net::ERR_EMPTY_RESPONSE"),
      ("https://127.0.0.1:\(server.port)/", .insecure, "net::ERR_SSL_PROTOCOL_ERROR"),
      ("gopher:x", .unsupportedURL, "net::ERR_UNKNOWN_URL_SCHEME"),
      ("about:version", .unsupportedURL, "net::ERR_UNKNOWN_URL_SCHEME"),
      ("http://127.0.0.1:1/", .restrictedPort, "net::ERR_UNSAFE_PORT"),
    ]
    for (address, kind, detail) in table {
      let url = try #require(URL(string: address))
      try await watcher.show(.url(url))
      let failure = await watcher.failure()
      #expect(failure?.kind == kind, "\(address)")
      #expect(failure?.detail == detail, "\(address)")
      #expect(failure?.url == url, "\(address)")
      #expect(await watcher.milestones.first == .navigation(.started(url)))
      #expect(try await watcher.page.evaluate("document.title") == .string("Old"), "\(address)")
    }
    await watcher.page.close()
  }

  @Test("W178, W182-W187: a response without a document fails with its cause, and the page stays")
  func responsesWithoutADocumentFail() async throws {
    let server = try LoopbackServer([
      "/": .page("<title>Old</title>"), "/round": .redirect("/round"),
      "/app": .redirect("itms://app"), "/file": .redirect("file:///etc/hostname"),
      "/nothing": .response("204 No Content", headers: [], body: ""),
      "/zip": .response("200 OK", headers: ["Content-Type: application/zip"], body: "PK"),
      "/pdf": .response("200 OK", headers: ["Content-Type: application/pdf"], body: "%PDF-1.4"),
    ])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    // Allowed responses fail as well.
    await watcher.show(only: { _ in true })

    let table: [(String, PageFailure.Kind, String)] = [
      ("/round", .tooManyRedirects, "net::ERR_TOO_MANY_REDIRECTS"),
      ("/app", .unsupportedURL, "a redirect to itms://app"),
      ("/file", .unsupportedURL, "net::ERR_UNSAFE_REDIRECT"),
      ("/nothing", .interrupted, "204 No Content"), ("/zip", .interrupted, "application/zip"),
      ("/pdf", .interrupted, "application/pdf"),
    ]
    for (path, kind, detail) in table {
      try await watcher.show(.url(server.url(path)))
      let failure = await watcher.failure()
      #expect(failure?.kind == kind, "\(path)")
      #expect(failure?.detail == detail, "\(path)")
    }
    await watcher.page.close()
  }

  @Test("An error response is a document and is reported with its status")
  func errorResponsesAreDocuments() async throws {
    let server = try LoopbackServer(["/": .page("<p>x")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/lost")))
    #expect(
      await watcher.milestones == [
        .navigation(.started(server.url("/lost"))), .navigation(.committed(server.url("/lost"))),
        .navigation(.finished),
      ])
    #expect(await watcher.seen.contains(.document(.errorPage("404 Not Found"))))
    try await watcher.show(.url(server.url("/")))
    #expect(
      !(await watcher.seen.contains { if case .document(.errorPage) = $0 { true } else { false } }))
    await watcher.page.close()
  }

  @Test("W175: the body of a 401 response is shown if no credential is provided")
  func loadsWithoutACredentialShowThe401Body() async throws {
    let server = try LoopbackServer([
      "/": .response(
        "401 Unauthorized",
        headers: ["Content-Type: text/html", "WWW-Authenticate: Basic realm=\"x\""],
        body: "<p>Who are you?")
    ])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    #expect(await watcher.milestones.last == .navigation(.finished))
    #expect(
      try await watcher.page.evaluate("document.body.textContent") == .string("Who are you?"))
    await watcher.page.close()
  }

  @Test("W198: a page that waits for an image is cancelled when its load is stopped")
  func stoppingCancelsAPageThatWaitsForAnImage() async throws {
    let server = try LoopbackServer(["/": .page("<p>x<img src=/slow>"), "/slow": .endless])
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/")))
    _ = await watcher.sees { if case .navigation(.committed) = $0 { true } else { false } }
    try await watcher.page.stopLoading()
    #expect(
      await watcher.sees { event in
        if case .navigation(.failed(let failure)) = event {
          failure.kind == .cancelled
        } else {
          false
        }
      })
    await watcher.page.close()
  }

  @Test("A truncated document fails after its commit")
  func truncatedDocumentsFailAfterTheCommit() async throws {
    let server = try LoopbackServer(["/half": .cutShort("<p>half of it")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/half")))

    let milestones = await watcher.milestones
    #expect(
      milestones.prefix(2) == [
        .navigation(.started(server.url("/half"))), .navigation(.committed(server.url("/half"))),
      ])
    let failure = PageFailure(
      kind: .connectionLost, url: server.url("/half"), detail: "net::ERR_CONTENT_LENGTH_MISMATCH")
    #expect(milestones.last == .navigation(.failed(failure)))
    #expect(try await watcher.page.waitUntilQuiet(timeout: .seconds(9)))
    await watcher.page.close()
  }

  @Test("A stopped load is cancelled")
  func stoppedLoadsAreCancelled() async throws {
    let server = try LoopbackServer(["/slow": .endless])
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/slow")))
    _ = await watcher.sees { if case .navigation(.started) = $0 { true } else { false } }
    try await watcher.page.stopLoading()
    #expect(
      await watcher.sees { event in
        switch event {
        case .navigation(.failedProvisionally(let failure)), .navigation(.failed(let failure)):
          failure.kind == .cancelled
        default: false
        }
      })
    await watcher.page.close()
  }

  @Test("The URL of HTML text is its base URL or about:blank, and its scripts run")
  func htmlTextHasItsBaseURL() async throws {
    let server = try LoopbackServer(["/lib/x.js": .page("window.loaded = 7")])
    let watcher = try await Watcher.open()
    let text = "<!doctype html><title>Text</title><script src=x.js></script><p>é"
    try await watcher.show(.html(text, baseURL: server.url("/lib/")))
    #expect(
      await watcher.milestones == [
        .navigation(.started(server.url("/lib/"))), .navigation(.committed(server.url("/lib/"))),
        .navigation(.finished),
      ])
    #expect(
      try await watcher.page.evaluate("[loaded, document.body.textContent, location.pathname]")
        == .array([.number(7), .string("é"), .string("/lib/")]))

    try await watcher.show(
      .html("<!doctype html><title>Blank</title><script>run = 1</script>", baseURL: nil))
    let blank = try #require(URL(string: "about:blank"))
    #expect(
      await watcher.milestones == [
        .navigation(.started(blank)), .navigation(.committed(blank)), .navigation(.finished),
      ])
    #expect(await watcher.sees { $0 == .document(.titleChanged("Blank")) })
    #expect(
      try await watcher.page.evaluate("[run, location.href, document.compatMode]")
        == .array([.number(1), .string("about:blank"), .string("CSS1Compat")]))
    await watcher.page.close()
  }

  @Test("W304: dialogs are closed by default and no window opens")
  func dialogsAreClosedByDefault() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p>", baseURL: nil))
    #expect(
      try await watcher.page.evaluate("[alert('a') === undefined, confirm('b'), prompt('c')]")
        == .array([.bool(true), .bool(false), .null]))
    await watcher.page.close()
  }

  @Test("W293: strings and titles have U+FFFD for a lone surrogate")
  func loneSurrogatesBecomeUFFFD() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<title>hi</title>", baseURL: nil))
    #expect(
      try await watcher.page.evaluate("'hi ' + String.fromCharCode(0xD83D)")
        == .string("hi \u{FFFD}"))
    _ = try await watcher.page.evaluate("document.title = 'x' + String.fromCharCode(0xD83D), 1")
    #expect(await watcher.sees { $0 == .document(.titleChanged("x\u{FFFD}")) })
    await watcher.page.close()
  }

  @Test("W293-W296: script values are copied, exceptions and values without a copy are errors")
  func scriptValuesAndExceptions() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p>", baseURL: nil))
    let page = watcher.page
    #expect(
      try await page.evaluate("let o = {a: 1, b: [null, 'x', undefined], c: undefined}; o")
        == .object(["a": .number(1), "b": .array([.null, .string("x"), .undefined])]))
    #expect(try await page.evaluate("new Date(1500)") == .date(Date(timeIntervalSince1970: 1.5)))
    #expect(try await page.evaluate("void 0") == .undefined)
    #expect(try await page.evaluate("1 / 0") == .number(.infinity))
    let thrown = await #expect(throws: WebEngineError.self) {
      try await page.evaluate("throw new Error('no')")
    }
    #expect(thrown?.code == .scriptFailed)
    #expect(thrown?.message.contains("no") == true)
    for script in ["document.body", "(function () {})", "Symbol()"] {
      let refused = await #expect(throws: WebEngineError.self) { try await page.evaluate(script) }
      #expect(refused?.code == .scriptResultUnsupported, "\(script)")
    }
    await page.close()
    let closed = await #expect(throws: WebEngineError.self) { try await page.evaluate("1") }
    #expect(closed?.code == .pageClosed)
  }
}
