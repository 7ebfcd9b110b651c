import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("A page that never ends can be halted, measured and painted")
struct HaltedPageTests {
  private let portrait = CGRect(x: 0, y: 0, width: 375, height: 724)

  @Test(
    "An endless script or endless dialogs are stopped, also in a frame",
    arguments: [
      "while (true) {}", "for (;;) alert('again')",
      "document.body.append(Object.assign(document.createElement('iframe'), "
        + "{ srcdoc: '<script>while (true) {}</' + 'script>' }))",
    ])
  func endlessScriptsAreStopped(_ script: String) async throws {
    let server = try LoopbackServer([
      "/": .page(
        """
        <!doctype html><meta name=viewport content='width=device-width'><p>x<script>
        const request = new XMLHttpRequest(); request.open('GET', '/begun', false); request.send();
        \(script)
        </script><p>y
        """)
    ])
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/")))
    await server.receivesRequest(for: "/begun")
    try await watcher.page.setHalted(true)

    #expect(await watcher.sees { $0 == .document(.firstRendering) })
    #expect(
      try await watcher.page.measure().layoutViewport == CGSize(width: 375, height: 646))
    #expect(try await watcher.page.capture(portrait).count == 1)
    await watcher.page.close()
  }

  @Test(
    "A loop of blocking calls ends at its next call",
    arguments: [
      "alert('again')", "confirm('again')", "prompt('again')",
      """
      const again = new XMLHttpRequest(); again.open('GET', '/again', false);
      try { again.send() } catch {}
      """,
    ])
  func blockingLoopsEndAtTheNextCall(_ call: String) async throws {
    let server = try LoopbackServer([
      "/": .page(
        """
        <!doctype html><p>x<script>
        const request = new XMLHttpRequest(); request.open('GET', '/begun', false); request.send();
        for (let turns = 1;; turns += 1) { document.title = turns; \(call) }
        </script><p>y
        """),
      "/again": .late(20_000, .page("late")),
    ])
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/")))
    await server.receivesRequest(for: "/begun")
    try await watcher.page.setHalted(true)

    #expect(await watcher.sees { $0 == .document(.firstRendering) })
    // V8 looks for interrupts in such a loop after some 450 turns.
    guard case .string(let turns) = try await watcher.page.evaluate("document.title") else {
      Issue.record("There is no title.")
      return
    }
    #expect(try #require(Int(turns)) < 10)
    await watcher.page.close()
  }

  @Test(
    "A load is over soon after the page was halted, however far it had come, and the next is whole",
    arguments: [0, 1, 3, 10, 30, 100])
  func loadsEndAfterAHalt(milliseconds: Int) async throws {
    let server = try LoopbackServer([
      "/": .page("<title>T</title>"), "/late": .late(20_000, .page("late")),
    ])
    let watcher = try await Watcher.open()
    for _ in 0..<3 {
      await watcher.forget()
      try await watcher.page.load(.url(server.url("/late")))
      try await Task.sleep(for: .milliseconds(milliseconds))
      try await watcher.page.setHalted(true)
      #expect(
        await watcher.sees {
          if case .navigation(.failedProvisionally) = $0 { true } else { false }
        })
      let first = await watcher.milestones.first
      #expect(first == .navigation(.started(server.url("/late"))))
      #expect(await watcher.failure()?.kind == .cancelled)

      try await watcher.page.setHalted(false)
      await watcher.forget()
      let home = server.url("/")
      try await watcher.show(.url(home))
      #expect(
        await watcher.milestones == [
          .navigation(.started(home)), .navigation(.committed(home)), .navigation(.finished),
        ])
    }
    await watcher.page.close()
  }

  @Test("A halted page's timers rest until it may go on")
  func haltedPagesTimersRest() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html("<p>x<script>var n = 0; setInterval(() => n += 1, 1)</script>", baseURL: nil))
    try await watcher.page.setHalted(true)
    let first = try await watcher.page.evaluate("n")
    _ = try await watcher.page.capture(portrait)
    #expect(try await watcher.page.evaluate("n") == first)

    try await watcher.page.setHalted(false)
    let goesOn = try await watcher.page.evaluateInObserver(
      "new Promise(done => setTimeout(() => done(true), 20))", as: Bool.self)
    #expect(goesOn)
    #expect(try await watcher.page.evaluate("n") != first)
    await watcher.page.close()
  }

  @Test("A document whose first element comes while it is halted is measured with that")
  func documentsBegunWhileHaltedAreMeasured() async throws {
    let gate = Gate()
    let server = try LoopbackServer([
      "/": .held(" ", gate, "<!doctype html><meta name=viewport content='width=device-width'><p>x")
    ])
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/")))
    #expect(await watcher.sees { $0 == .navigation(.committed(server.url("/"))) })
    try await watcher.page.setHalted(true)
    // Long enough for the document to be stopped, if nobody waited for it.
    try await Task.sleep(for: .milliseconds(150))
    gate.open()

    let measurement = try await watcher.page.measure()
    #expect(measurement.contentSize.width == 375)
    await watcher.page.close()
  }

  @Test("Where halting ended the observer's script, it starts again")
  func haltedObserverScriptsStartAgain() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p>x", baseURL: nil))
    let size = try await watcher.page.measure().innerSize
    // As a document leaves its world that takes over just when scripts are ended.
    #expect(try await watcher.page.evaluateInObserver("delete globalThis.fanlight", as: Bool.self))
    try await watcher.page.setHalted(true)
    #expect(try await watcher.page.measure().innerSize == size)
    await watcher.page.close()
  }

  @Test("A script of the observer runs again each time that halting the page terminated it")
  func observerScriptsRunAfterEachTermination() async throws {
    let server = try LoopbackServer(["/": .page("<p>x"), "/begun": .page("")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    async let finished = watcher.page.evaluateInObserver(
      """
      (() => {
        const request = new XMLHttpRequest(); request.open('GET', '/begun', false);
        try { request.send() } catch {}
        const start = performance.now(); while (performance.now() - start < 400);
        return true
      })()
      """, as: Bool.self)
    await server.receivesRequest(for: "/begun")
    try await watcher.page.setHalted(true)
    // A late script is terminated in the same way. The waits are shorter than a run of the script.
    for _ in 0..<2 {
      try await Task.sleep(for: .milliseconds(150))
      await watcher.page.terminateLateScript()
    }
    #expect(try await finished)
    await watcher.page.close()
  }

  @Test(
    "A halted page that reloads itself keeps its document",
    arguments: [
      "<meta http-equiv=refresh content=0><p>x", "<p>x<script>setInterval(() => location.reload())",
    ])
  func reloadingPagesKeepTheirDocument(_ html: String) async throws {
    let server = try LoopbackServer(["/": .page(html)])
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/")))
    // A document may be replaced before it renders a frame.
    #expect(await watcher.sees { $0 == .navigation(.committed(server.url("/"))) })
    try await watcher.page.setHalted(true)
    _ = try await watcher.page.measure()
    let document = try await watcher.page.evaluateInObserver(
      "performance.timeOrigin", as: Double.self)
    _ = try await watcher.page.capture(portrait)
    #expect(
      try await watcher.page.evaluateInObserver("performance.timeOrigin", as: Double.self)
        == document)
    await watcher.page.close()
  }

  @Test("A style sheet that never loads does not prevent painting of a halted page")
  func pendingStyleSheetsDoNotPreventPainting() async throws {
    let server = try LoopbackServer([
      "/": .page("<title>T</title><link rel=stylesheet href=/slow><p>x"), "/slow": .endless,
    ])
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/")))
    await server.receivesRequest(for: "/slow")
    try await watcher.page.setHalted(true)
    #expect(await watcher.sees { if case .navigation(.failed) = $0 { true } else { false } })
    #expect(await watcher.sees { $0 == .document(.firstRendering) })
    #expect(try await watcher.page.capture(portrait).count == 1)
    await watcher.page.close()
  }
}
