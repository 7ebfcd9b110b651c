import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Web APIs depend on the iOS version and on the app")
struct APIFeatureTests {
  private static let names = [
    "'serviceWorker' in navigator", "'Notification' in window", "'PushManager' in window",
    "'share' in navigator", "'ongesturestart' in window", "'requestIdleCallback' in window",
    "'showOpenFilePicker' in window", "'ResizeObserver' in window", "'GestureEvent' in window",
  ]

  private func present(_ platform: WebPlatform) async throws -> [Bool] {
    // A loopback address is a secure context.
    let server = try LoopbackServer(["/": .page("<!doctype html><p>")])
    let watcher = try await Watcher.open(environment: PageEnvironment(platform: platform))
    try await watcher.show(.url(server.url("/")))
    let response = try await watcher.page.evaluate("[\(Self.names.joined(separator: ","))].join()")
    await watcher.page.close()
    guard case .string(let text) = response else { return [] }
    return text.split(separator: ",").map { $0 == "true" }
  }

  @Test("Safari has service workers from 11.3 on, and notifications for no page in a tab")
  func safariHasServiceWorkersSince11_3() async throws {
    #expect(
      try await present(WebPlatform(major: 17, minor: 0, app: .safari))
        == [true, false, false, true, true, false, false, true, true])
    #expect(
      try await present(WebPlatform(major: 11, minor: 2, app: .safari))
        == [false, false, false, false, true, false, false, false, true])
  }

  @Test("A web view has no service workers")
  func webViewsHaveNoServiceWorkers() async throws {
    #expect(
      try await present(WebPlatform(major: 17, minor: 0, app: .webView))
        == [false, false, false, true, true, false, false, true, true])
  }

  @Test("Touch and gesture event handlers exist and are null")
  func touchHandlers() async throws {
    let server = try LoopbackServer(["/": .page("<!doctype html><p>")])
    let watcher = try await Watcher.open(
      environment: PageEnvironment(platform: WebPlatform(major: 17, minor: 0, app: .safari)))
    try await watcher.show(.url(server.url("/")))
    let names = ["touchstart", "touchmove", "touchend", "touchcancel"]
    let gestures = ["gesturestart", "gesturechange", "gestureend"]
    let look = (names + gestures).map { name in
      "[window, document, document.body].every(owner => owner.on\(name) === null)"
    }
    #expect(
      try await watcher.page.evaluate("[\(look.joined(separator: ","))].every(Boolean)")
        == .bool(true))
    // No script makes one by its constructor.
    #expect(
      try await watcher.page.evaluate(
        "(() => { try { new GestureEvent('gesturestart') } catch (e) { return e.name } })()")
        == .string("TypeError"))
    await watcher.page.close()
  }

  private static let builtIns = [
    "[].at", "Promise.withResolvers", "Object.groupBy", "Array.fromAsync", "Set.prototype.union",
    "Int8Array.prototype.at", "window.Iterator", "[].values().drop", "Intl.Segmenter",
    "Intl.DateTimeFormat.prototype.formatRange", "RegExp.escape", "Promise.prototype.finally",
  ]

  @Test(
    "JavaScript built-ins newer than the iOS version are absent, in frames too",
    arguments: [
      (
        11, 0, [false, false, false, false, false, false, false, false, false, false, false, false]
      ),
      (15, 0, [false, false, false, false, false, false, false, false, true, true, false, true]),
      (16, 4, [true, false, false, true, false, true, false, false, true, true, false, true]),
      (17, 4, [true, true, true, true, true, true, false, false, true, true, false, true]),
      (26, 0, [true, true, true, true, true, true, true, true, true, true, true, true]),
    ] as [(Int, Int, [Bool])])
  func newerBuiltInsAreAbsent(major: Int, minor: Int, expected: [Bool]) async throws {
    let look = "[\(Self.builtIns.map { "!!\($0)" }.joined(separator: ","))].join()"
    let server = try LoopbackServer([
      "/": .page("<!doctype html><iframe src=/frame></iframe>"),
      "/frame": .page("<!doctype html><script>var looked = \(look)</script>"),
    ])
    let platform = WebPlatform(major: major, minor: minor, app: .webView)
    let watcher = try await Watcher.open(environment: PageEnvironment(platform: platform))
    try await watcher.show(.url(server.url("/")))
    let text = ScriptValue.string(expected.map { "\($0)" }.joined(separator: ","))
    #expect(try await watcher.page.evaluate(look) == text)
    #expect(try await watcher.page.evaluate("frames[0].looked") == text)
    await watcher.page.close()
  }

  @Test("navigator.share fails without a user gesture and without data")
  func shareNeedsAUserGesture() async throws {
    let server = try LoopbackServer([
      "/": .page(
        """
        <!doctype html><p><script>const names = [];
        for (const data of [{ url: '/' }, {}]) navigator.share(data).catch(e => names.push(e.name));
        </script>
        """)
    ])
    let watcher = try await Watcher.open(
      environment: PageEnvironment(platform: WebPlatform(major: 17, minor: 0, app: .webView)))
    try await watcher.show(.url(server.url("/")))
    #expect(
      try await watcher.page.evaluate("names.join()") == .string("NotAllowedError,TypeError"))
    await watcher.page.close()
  }
}
