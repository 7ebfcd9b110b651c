import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Pages find the APIs of their system, and of the app that shows them")
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
    let answer = try await watcher.page.evaluate("[\(Self.names.joined(separator: ","))].join()")
    await watcher.page.close()
    guard case .string(let text) = answer else { return [] }
    return text.split(separator: ",").map { $0 == "true" }
  }

  @Test("Safari has service workers from 11.3 on, and notifications for no page in a tab")
  func safari() async throws {
    #expect(
      try await present(WebPlatform(major: 17, minor: 0, app: .safari))
        == [true, false, false, true, true, false, false, true, true])
    #expect(
      try await present(WebPlatform(major: 11, minor: 2, app: .safari))
        == [false, false, false, false, true, false, false, false, true])
  }

  @Test("A web view has no service workers")
  func webView() async throws {
    #expect(
      try await present(WebPlatform(major: 17, minor: 0, app: .webView))
        == [false, false, false, true, true, false, false, true, true])
  }

  @Test("Sharing without a gesture is not allowed, and without data is a mistake")
  func share() async throws {
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
