import Foundation
import FoundationNetworking
import Glibc
import LoopbackServer
import Soak
import Testing
import UIKit
import WebEngine
import WebKit

/// Faults of the engine's processes, as low memory causes them on iPhone.
@Suite("Faults", .serialized, .timeLimit(.minutes(3))) @MainActor
struct FaultTests {
  private static let pages: [String: LoopbackServer.Response] = [
    "/a": .page("<title>a</title>"), "/b": .page("<title>b</title>"),
    "/late": .late(60_000, .page("late")),
  ]

  /// Runs a stage on an engine of its own, and looks for what is left of it.
  private func run(
    responses: [String: LoopbackServer.Response] = FaultTests.pages,
    patience: Duration = .seconds(20), folder: URL? = nil,
    _ work: @MainActor (Stage, URL) async throws -> Void
  ) async throws {
    let place =
      folder
      ?? FileManager.default.temporaryDirectory.appending(
        path: "fault-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o711], ofItemAtPath: place.path)
    defer { if folder == nil { try? FileManager.default.removeItem(at: place) } }
    let engine = EngineUnderTest.fresh(in: place, patience: patience)
    try await Stage.run(responses, engine: engine) { try await work($0, place) }
    await engine.shutDown()
    // The resources of a killed process are freed shortly afterward.
    let end = ContinuousClock.now + .seconds(10)
    while !EngineUnderTest.processes(in: place, .all).isEmpty, .now < end {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(EngineUnderTest.processes(in: place, .all).isEmpty)
    let left = try FileManager.default.contentsOfDirectory(atPath: place.path)
    #expect(left.isEmpty, "\(left)")
  }

  private func signal(_ signal: Int32, _ processes: [Int32]) {
    #expect(!processes.isEmpty)
    for process in processes { #expect(kill(process, signal) == 0) }
  }

  @Test("W224 W226 W142: a process killed during a load is a termination and no failure")
  func killedPagesAreTerminations() async throws {
    try await run { stage, place in
      let webView = stage.webView
      try await stage.load("/a")
      try await stage.load("/b")
      webView.load(URLRequest(url: stage.server.url("/late")))
      await stage.journal.until("the start") { stage.journal.lines.last == "START" }
      stage.journal.clear()
      var offset: CGFloat?
      stage.journal.onLine = {
        if $0 == "TERMINATE" { offset = webView.scrollView.contentOffset.y }
      }
      signal(SIGKILL, EngineUnderTest.processes(in: place, .pages))
      await stage.journal.until("the end") { stage.journal.lines.contains("TERMINATE") }
      #expect(stage.journal.lines == ["TERMINATE"])
      #expect(offset == -44)
      #expect(webView.url == nil)
      #expect(webView.title == "")
      #expect(!webView.isLoading)
      #expect(webView.estimatedProgress == 0)
      #expect(webView.backForwardList.backList.map(\.title) == ["a"])

      stage.journal.clear()
      try await stage.load { webView.reload() }
      #expect(stage.journal.lines == Stage.load("reload", "/b"))
      try await stage.load { webView.goBack() }
      #expect(webView.title == "a")
    }
  }

  @Test("W226 W277: reload() after a termination restores scroll position and fields")
  func reloadAfterATerminationRestoresState() async throws {
    try await run(responses: KeptStateTests.pages) { stage, place in
      let webView = stage.webView
      try await stage.load("/form")
      _ = try await webView.evaluateJavaScript(KeptStateTests.change)
      webView.scrollView.contentOffset.y = 1500
      try await stage.quiet()
      signal(SIGKILL, EngineUnderTest.processes(in: place, .pages))
      await stage.journal.until("the end") { stage.journal.lines.contains("TERMINATE") }
      try await stage.load { webView.reload() }
      #expect(abs(webView.scrollView.contentOffset.y - 1500) < 1)
      #expect(try await stage.text("text.value") == "typed")
    }
  }

  @Test("W225: without the delegate's method the page is loaded again, once")
  func pagesAreReloadedOnceWithoutTheMethod() async throws {
    try await run { stage, place in
      try await stage.load("/a")
      stage.webView.navigationDelegate = nil
      for count in 2...3 {
        let before = stage.server.paths.count
        signal(SIGKILL, EngineUnderTest.processes(in: place, .pages))
        if count == 2 {
          await stage.journal.until("the page once more") { stage.server.paths.count > before }
          await stage.journal.until("its title") { stage.webView.title == "a" }
          try await stage.quiet()
        } else {
          await stage.journal.until("the end") { stage.webView.url == nil }
          try await Task.sleep(for: .milliseconds(500))
          #expect(stage.server.paths.count == before)
        }
      }
    }
  }

  @Test(
    "W301: the engine is killed: scripts that wait and loads end, and the next load has another")
  func killedEnginesEndScriptsAndLoads() async throws {
    try await run { stage, place in
      try await stage.load("/a")
      let waiting = Task { @MainActor in
        _ = try await stage.webView.callAsyncJavaScript(
          "document.title = 'waiting'; return new Promise(() => {})", contentWorld: .page)
      }
      await stage.journal.until("the script") { stage.webView.title == "waiting" }
      signal(SIGKILL, EngineUnderTest.processes(in: place, .engine))
      let error = await #expect(throws: WKError.self) { try await waiting.value }
      #expect(error?.code == .webContentProcessTerminated)
      await stage.journal.until("the end") { stage.journal.lines.contains("TERMINATE") }
      stage.journal.clear()
      try await stage.load("/b")
      #expect(stage.journal.lines == Stage.load("other", "/b"))
      try await stage.load { stage.webView.goBack() }
      #expect(stage.webView.title == "a")
    }
  }

  @Test("The engine is frozen: the view says so in time, and the next load has another engine")
  func frozenEnginesAreReplaced() async throws {
    try await run(patience: .seconds(2)) { stage, place in
      try await stage.load("/a")
      signal(SIGSTOP, EngineUnderTest.processes(in: place, .engine))
      let clock = ContinuousClock.now
      await #expect(throws: WKError.self) {
        _ = try await stage.webView.evaluateJavaScript("document.title")
      }
      stage.webView.load(URLRequest(url: stage.server.url("/b")))
      await stage.journal.until("the end") { stage.journal.lines.contains("TERMINATE") }
      #expect(ContinuousClock.now - clock < .seconds(20))
      try await stage.load("/b")
      #expect(stage.webView.title == "b")
    }
  }

  @Test(
    "A page's process is frozen: scripts fail in time, other views go on, and later it does, too")
  func frozenPagesFailScriptsInTime() async throws {
    try await run(patience: .seconds(2)) { stage, place in
      try await stage.load("/a")
      let frozen = EngineUnderTest.processes(in: place, .pages)
      let other = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      other.loadHTMLString("<title>other</title>", baseURL: nil)
      #expect(try await other.waitUntilQuiet(timeout: .seconds(30)))
      signal(SIGSTOP, frozen)
      let clock = ContinuousClock.now
      await #expect(throws: WKError.self) {
        _ = try await stage.webView.evaluateJavaScript("document.title")
      }
      #expect(ContinuousClock.now - clock < .seconds(20))
      #expect(try await other.evaluateJavaScript("document.title") as? String == "other")
      signal(SIGCONT, frozen)
      try await stage.load("/b")
      #expect(stage.webView.title == "b")
      await other.close()
    }
  }

  /// Fills what a page may keep, and says how much that was.
  private static let fill = """
    const name = location.pathname;
    let kept = 0;
    try {
      for (;;) { localStorage.setItem(name + kept, 'x'.repeat(100000)); kept += 1; }
    } catch (error) { return [kept, error.name]; }
    """

  @Test("A page that fills localStorage gets a QuotaExceededError; the next page can read it")
  func fullStorageThrowsQuotaExceededError() async throws {
    try await run { stage, _ in
      try await stage.load("/a")
      let response =
        try await stage.webView.callAsyncJavaScript(Self.fill, contentWorld: .page) as? [Any]
      // Ten megabytes of UTF-16, for an origin (HTML Standard, 12.2.1, suggests five million units).
      #expect((response?.first as? Int ?? 0) > 40)
      #expect(response?.last as? String == "QuotaExceededError")
      try await stage.load("/b")
      #expect(try await stage.text("localStorage.length > 40") == "true")
      #expect(try await stage.text("(localStorage.clear(), localStorage.length)") == "0")
    }
  }

  /// Whether this program may mount a small disk, which containers may forbid to root as well.
  nonisolated private static let mayMount: Bool = {
    let place = FileManager.default.temporaryDirectory.appending(path: "mount-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try shell("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", place.path)
      try shell("umount", place.path)
      return true
    } catch {
      return false
    }
  }()

  @Test(
    "With a full disk, storage of pages fails with an error and pages still load",
    .enabled(if: mayMount, "a small disk cannot be mounted here"))
  func fullDisksFailStorage() async throws {
    let disk = FileManager.default.temporaryDirectory.appending(
      path: "disk-\(UUID().uuidString.prefix(4))")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    try Self.shell("mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", disk.path)
    defer {
      try? Self.shell("umount", "-l", disk.path)
      try? FileManager.default.removeItem(at: disk)
    }
    try await run(folder: disk.appending(path: "own")) { stage, _ in
      try await stage.load("/a")
      let ballast = disk.appending(path: "ballast")
      _ = FileManager.default.createFile(atPath: ballast.path, contents: nil)
      let handle = try FileHandle(forWritingTo: ballast)
      // Fills the disk.
      let piece = Data(repeating: 1, count: 1 << 16)
      while (try? handle.write(contentsOf: piece)) != nil {}
      try handle.close()
      let response =
        try await stage.webView.callAsyncJavaScript(
          """
          try {
            const cache = await caches.open('all');
            for (let i = 0; i < 200; i++) {
              await cache.put('/kept' + i, new Response(new Uint8Array(1000000)));
            }
            return 'kept';
          } catch (error) { return error.name; }
          """, contentWorld: .page) as? String
      #expect(response != nil)
      try await stage.load("/b")
      #expect(stage.webView.title == "b")
      #expect(try await stage.webView.evaluateJavaScript("6 * 7") as? Int == 42)
    }
  }

  nonisolated private static func shell(_ words: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw POSIXError(.EPERM) }
  }
}
