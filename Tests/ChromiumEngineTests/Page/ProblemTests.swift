import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Errors of scripts and files that fail to load are reported with the document")
struct ProblemTests {
  private func problems(_ watcher: Watcher) async -> [PageProblem] {
    await watcher.seen.compactMap {
      if case .document(.problem(let problem)) = $0 { problem } else { nil }
    }
  }

  @Test("files that fail to load are reported by kind, with status or error; others are not")
  func failedFilesAreReportedByKind() async throws {
    let server = try LoopbackServer([
      "/": .page(
        """
        <!doctype html><link rel=stylesheet href=/a.css><script src=/b.js></script>
        <img src=/c.png><iframe src=/d></iframe><img src=/gone><img src=/fine.svg>
        <script>fetch('/e'); new EventSource('/f')</script><p>x
        """), "/gone": .closeConnection,
      "/fine.svg": .response(
        "200 OK", headers: ["Content-Type: image/svg+xml"],
        body: "<svg xmlns='http://www.w3.org/2000/svg'/>"),
    ])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    func problem(_ kind: PageProblem.Kind, _ path: String, _ message: String) -> PageProblem {
      PageProblem(kind: kind, message: message, url: server.url(path).absoluteString)
    }
    #expect(
      Set(await problems(watcher)) == [
        problem(.styleSheet, "/a.css", "404 Not Found"),
        problem(.scriptFile, "/b.js", "404 Not Found"), problem(.image, "/c.png", "404 Not Found"),
        problem(.frame, "/d", "404 Not Found"),
        problem(.image, "/gone", "net::ERR_EMPTY_RESPONSE"),
      ])
    await watcher.page.close()
  }

  @Test("uncaught exceptions and rejections are reported in order with the error's line")
  func uncaughtExceptionsAreReported() async throws {
    let server = try LoopbackServer([
      "/": .page(
        """
        <!doctype html><p>x<script>
        window.error = new TypeError('first\\nline');
        throw window.error
        </script><script src=/a.js></script><script>
        Promise.reject('a string')
        try { missing() } catch {}
        </script><script>throw {a: 1}</script>
        """), "/a.js": .page("\n\nmissing()"),
    ])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    let page = server.url("/").absoluteString
    _ = await watcher.sees { event in
      if case .document(.problem(let problem)) = event {
        problem.message == "a string"
      } else {
        false
      }
    }
    let found = await problems(watcher)
    #expect(
      Set(found) == [
        PageProblem(kind: .script, message: "TypeError: first", url: page, line: 2),
        PageProblem(
          kind: .script, message: "ReferenceError: missing is not defined",
          url: server.url("/a.js").absoluteString, line: 3),
        PageProblem(kind: .script, message: "a string", url: page, line: 5),
        PageProblem(kind: .script, message: "Object", url: page, line: 7),
      ])
    #expect(found.first?.message == "TypeError: first")
    let seen = await watcher.seen
    let commit = seen.firstIndex { if case .navigation(.committed) = $0 { true } else { false } }
    let first = seen.firstIndex { if case .document(.problem) = $0 { true } else { false } }
    #expect(try #require(commit) < #require(first))
    await watcher.page.close()
  }

  @Test(
    "the app's scripts, frames' documents that are replaced, and cancelled loads report nothing")
  func replacedDocumentsReportNothing() async throws {
    let server = try LoopbackServer([
      "/": .page("<!doctype html><p>x<img src=/slow>"), "/slow": .endless,
      "/next": .page("<!doctype html><p>next"),
    ])
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/")))
    await server.receivesRequest(for: "/slow")
    await #expect(throws: WebEngineError.self) {
      try await watcher.page.evaluate("throw new Error('of the app')")
    }
    try await watcher.show(.url(server.url("/next")))
    #expect(await problems(watcher).isEmpty)
    await watcher.page.close()
  }

  @Test("a long thrown string is truncated")
  func longThrownStringsAreTruncated() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html("<!doctype html><p>x<script>throw 'x'.repeat(100000)</script>", baseURL: nil))
    let found = await problems(watcher)
    #expect(found.count == 1)
    #expect(found.first?.message.count == 503)
    await watcher.page.close()
  }
}
