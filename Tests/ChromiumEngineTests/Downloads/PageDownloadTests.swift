import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Downloads of pages")
struct PageDownloadTests {
  private static let pages: [String: LoopbackServer.Response] = [
    "/": .page(
      """
      <title>Start</title><a id=f href=/file>f</a><a id=n href=/file download=named.txt>n</a>
      <a id=b download=blob.txt>b</a><a id=r href=/from>r</a>
      <script>b.href = URL.createObjectURL(new Blob(['of the page']))</script>
      """),
    "/file": .response(
      "200 OK", headers: ["Content-Type: text/plain", "ETag: \"1\""], body: "contents"),
    "/from": .redirect("/file"),
    "/named": .response(
      "200 OK",
      headers: [
        "Content-Type: text/plain", "Content-Disposition: attachment; filename=server.txt",
      ],
      body: "named"),
    "/cut": .response(
      "200 OK", headers: ["Content-Type: text/plain", "Content-Length: 1000"], body: "half"),
    "/range": .when { request in
      request.contains("Range: bytes=4-")
        ? .response("206 Partial Content", headers: ["Content-Range: bytes 4-7/8"], body: "ents")
        : .response("200 OK", headers: [], body: "contents")
    },
    "/missing": .response(
      "404 Not Found", headers: ["Content-Type: application/octet-stream"], body: "not here"),
    "/echo": .when { .response("200 OK", headers: [], body: $0) },
  ]

  private func open() async throws -> (server: LoopbackServer, watcher: Watcher) {
    let server = try LoopbackServer(Self.pages)
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    await watcher.forget()
    return (server, watcher)
  }

  /// The responses, outcome and contents of a download.
  private struct Outcome {
    var responses: [DownloadResponse] = []
    var text: String?
    var received = 0
    var failure: PageFailure?
  }

  private func follow(_ download: any WebDownload) async -> Outcome {
    var outcome = Outcome()
    for await event in download.events {
      switch event {
      case .redirected: await download.decideRedirect(true)
      case .receivedResponse(let response): outcome.responses.append(response)
      case .progress(let received, _): outcome.received = received
      case .finished(let file): outcome.text = try? String(contentsOf: file, encoding: .utf8)
      case .failed(let failure, let part):
        outcome.failure = failure
        outcome.text = part.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      }
    }
    await download.close()
    return outcome
  }

  private func leftovers(_ watcher: Watcher) -> [String] {
    let directory = watcher.page.browser.downloads.directory ?? ""
    return (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
  }

  @Test("W187: the body of an error response can be downloaded, with a single request")
  func errorResponsesCanBeDownloaded() async throws {
    let (server, watcher) = try await open()
    await watcher.leaveDecisions()
    try await watcher.page.load(.url(server.url("/missing")))
    #expect(await watcher.sees { if case .policy(.decideResponse) = $0 { true } else { false } })
    let navigation = try #require(await watcher.responses.first)
    let download = try #require(await watcher.page.download(navigation.identifier))
    let outcome = await follow(download)
    #expect(outcome.responses.map(\.status) == [404])
    #expect(outcome.text == "not here")
    #expect(
      await watcher.sees { if case .navigation(.failedProvisionally) = $0 { true } else { false } })
    #expect(await watcher.failure()?.kind == .interrupted)
    #expect(server.paths == ["/", "/missing"])
    #expect(leftovers(watcher) == [])
    await watcher.page.close()
  }

  @Test("W187: a response that becomes a download fails its load with error 102; the page stays")
  func downloadsFailTheirLoad() async throws {
    let (server, watcher) = try await open()
    await watcher.leaveDecisions()
    try await watcher.page.load(.url(server.url("/file")))
    #expect(await watcher.sees { if case .policy(.decideResponse) = $0 { true } else { false } })
    let navigation = try #require(await watcher.responses.first)
    let download = try #require(await watcher.page.download(navigation.identifier))
    let outcome = await follow(download)
    #expect(outcome.text == "contents")
    #expect(outcome.received == 8)
    #expect(outcome.responses.map(\.suggestedName) == ["file.txt"])
    #expect(outcome.responses.map(\.mediaType) == ["text/plain"])
    #expect(
      await watcher.sees { if case .navigation(.failedProvisionally) = $0 { true } else { false } })
    #expect(await watcher.failure()?.kind == .interrupted)
    #expect(try await watcher.page.evaluate("document.title") == .string("Start"))
    #expect(leftovers(watcher) == [])
    await watcher.page.close()
  }

  @Test("W188: a link that becomes a download starts no load, also by a redirect")
  func downloadedLinksStartNoLoad() async throws {
    let (_, watcher) = try await open()
    await watcher.leaveDecisions()
    for element in ["f", "r"] {
      await watcher.forget()
      _ = try await watcher.page.evaluate("document.getElementById('\(element)').click()")
      #expect(
        await watcher.sees { if case .policy(.decideNavigation) = $0 { true } else { false } })
      let navigation = try #require(await watcher.navigations.first)
      let download = try #require(await watcher.page.download(navigation.identifier))
      #expect(await follow(download).text == "contents")
      #expect(await watcher.milestones == [])
    }
    await watcher.page.close()
  }

  @Test("W189: links with a download attribute, also to blobs, suggest that file name")
  func downloadAttributesSuggestFileNames() async throws {
    let (_, watcher) = try await open()
    await watcher.leaveDecisions()
    for (element, name, text) in [
      ("n", "named.txt", "contents"), ("b", "blob.txt", "of the page"),
    ] {
      await watcher.forget()
      _ = try await watcher.page.evaluate("document.getElementById('\(element)').click()")
      #expect(
        await watcher.sees { if case .policy(.decideNavigation) = $0 { true } else { false } })
      let navigation = try #require(await watcher.navigations.first)
      #expect(navigation.requestsDownload)
      let download = try #require(await watcher.page.download(navigation.identifier))
      let outcome = await follow(download)
      #expect(outcome.text == text)
      #expect(outcome.responses.map(\.suggestedName) == [name])
    }
    #expect(leftovers(watcher) == [])
    await watcher.page.close()
  }

  @Test("A download that the program asks for has its method, fields and body")
  func requestedDownloadsHaveTheirMethod() async throws {
    let (server, watcher) = try await open()
    let echo = try await watcher.page.startDownload(
      DownloadRequest(
        url: server.url("/echo"), method: "POST", headers: ["X-Own": "1"], body: Data("sent".utf8)))
    let text = try #require(await follow(echo).text)
    #expect(text.hasPrefix("POST /echo"))
    #expect(text.contains("X-Own: 1"))
    let redirected = try await watcher.page.startDownload(
      DownloadRequest(url: server.url("/from")))
    #expect(await follow(redirected).text == "contents")
    let named = try await watcher.page.startDownload(DownloadRequest(url: server.url("/named")))
    #expect(await follow(named).responses.map(\.suggestedName) == ["server.txt"])
    let part = try await watcher.page.startDownload(
      DownloadRequest(url: server.url("/range"), headers: ["Range": "bytes=4-"]))
    let outcome = await follow(part)
    #expect(outcome.responses.map(\.status) == [206])
    #expect(outcome.text == "ents")
    #expect(await watcher.milestones == [])
    await watcher.page.close()
  }

  @Test("A download from an unreachable server fails with the cause")
  func downloadsFromUnreachableServersFail() async throws {
    let (_, watcher) = try await open()
    let port = try LoopbackServer.silentPort()
    let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
    let download = try await watcher.page.startDownload(DownloadRequest(url: url))
    #expect(await follow(download).failure?.kind == .cannotConnect)
    await watcher.page.close()
  }

  @Test("A download continues after its page is closed and ends when it is canceled")
  func downloadsOutliveTheirPage() async throws {
    let (server, watcher) = try await open()
    let first = try await watcher.page.startDownload(DownloadRequest(url: server.url("/file")))
    await watcher.page.close()
    #expect(await follow(first).text == "contents")

    let (other, second) = try await open()
    _ = other
    let endless = try LoopbackServer(["/": .endless])
    let download = try await second.page.startDownload(DownloadRequest(url: endless.url("/")))
    for await event in download.events {
      if case .receivedResponse = event { break }
    }
    _ = await download.cancel()
    await download.close()
    // Chromium takes its own file away when it is notified of the end.
    for _ in 0..<100 where leftovers(second) != [] { try await Task.sleep(for: .milliseconds(50)) }
    #expect(leftovers(second) == [])
    await second.page.close()
  }
}
