import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Touches, keys and scrolling, and the events that report their effects")
struct InputTests {
  private static let start = "<!doctype html><meta name=viewport content='width=device-width'>"

  private func tap(_ watcher: Watcher, x: Double, y: Double, isTap: Bool = true) async throws {
    let touch = PageTouch.Touch(identifier: 0, location: CGPoint(x: x, y: y))
    _ = try await watcher.page.touch(PageTouch(phase: .began, touches: [touch]))
    _ = try await watcher.page.touch(PageTouch(phase: .ended, touches: [], isTap: isTap))
  }

  @Test("W154: a script's scroll is reported with its offset, scroll(to:) is not")
  func scriptScrollsAreReportedWithTheirOffset() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html(Self.start + "<div style='height:4000px'>", baseURL: nil))
    try await watcher.page.scroll(to: CGPoint(x: 0, y: 300))
    _ = try await watcher.page.waitUntilQuiet(timeout: .seconds(5))
    _ = try await watcher.page.evaluate("scrollTo(0, 700); 0")
    #expect(await watcher.sees { $0 == .document(.scrolled(CGPoint(x: 0, y: 700))) })
    let told = await watcher.seen.filter {
      if case .document(.scrolled) = $0 { true } else { false }
    }
    #expect(told == [.document(.scrolled(CGPoint(x: 0, y: 700)))])
    await watcher.page.close()
  }

  @Test("W145: a traversal reports the restored scroll offset")
  func traversalsReportTheRestoredOffset() async throws {
    let tall = Self.start + "<div style='height:4000px'>"
    let server = try LoopbackServer(["/a": .page(tall), "/b": .page(tall)])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/a")))
    let first = await watcher.seen.compactMap { event -> Int? in
      if case .history(.entry(let entry)) = event { entry.identifier } else { nil }
    }.last
    try await watcher.page.scroll(to: CGPoint(x: 0, y: 900))
    try await watcher.show(.url(server.url("/b")))
    await watcher.forget()
    #expect(try await watcher.page.go(to: try #require(first)))
    #expect(await watcher.sees { $0 == .document(.scrolled(CGPoint(x: 0, y: 900))) })
    await watcher.page.close()
  }

  @Test("A tap is a touch and a click; what was pressed for long, and what scrolls, is not clicked")
  func tapsAreTouchesAndClicks() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html(
        Self.start
          + """
          <p style="height:900px"><script>log = [];
          for (const n of ['touchstart', 'touchend', 'touchcancel', 'click'])
            addEventListener(n, e => log.push(n));
          </script>
          """, baseURL: nil))
    func log() async throws -> ScriptValue { try await watcher.page.evaluate("log.splice(0)") }

    try await tap(watcher, x: 100, y: 200)
    #expect(
      try await log() == .array([.string("touchstart"), .string("touchend"), .string("click")]))
    try await tap(watcher, x: 100, y: 200, isTap: false)
    #expect(try await log() == .array([.string("touchstart"), .string("touchend")]))
    let touch = PageTouch.Touch(identifier: 0, location: CGPoint(x: 100, y: 200))
    _ = try await watcher.page.touch(PageTouch(phase: .began, touches: [touch]))
    _ = try await watcher.page.touch(PageTouch(phase: .cancelled, touches: []))
    // A page cannot prevent a cancellation: the engine responds before the page has received it.
    _ = try await Polling(every: .milliseconds(20), timeout: .seconds(10)).until {
      try await watcher.page.evaluate("log.length > 1") == .bool(true)
    }
    let cancelled = try await log()
    #expect(cancelled == .array([.string("touchstart"), .string("touchcancel")]))
    await watcher.page.close()
  }

  @Test("Two touches are separate, and one can end first")
  func twoTouchesAreSeparate() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html(
        Self.start
          + """
          <p style="height:900px"><script>log = [];
          for (const n of ['touchstart', 'touchmove', 'touchend'])
            addEventListener(n, e => log.push(n[5] + e.touches.length));
          </script>
          """, baseURL: nil))
    let one = PageTouch.Touch(identifier: 0, location: CGPoint(x: 100, y: 200))
    let two = PageTouch.Touch(identifier: 1, location: CGPoint(x: 200, y: 200))
    _ = try await watcher.page.touch(PageTouch(phase: .began, touches: [one]))
    _ = try await watcher.page.touch(PageTouch(phase: .began, touches: [one, two]))
    _ = try await watcher.page.touch(PageTouch(phase: .ended, touches: [two]))
    _ = try await watcher.page.touch(PageTouch(phase: .ended, touches: []))
    #expect(
      try await watcher.page.evaluate("log.join()") == .string("s1,s2,e1,e0"))
    await watcher.page.close()
  }

  @Test("Canceling one of two touches leaves the other active")
  func cancelingOneTouchLeavesTheOther() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html(
        Self.start
          + """
          <p style="height:900px"><script>log = [];
          for (const n of ['touchstart', 'touchend', 'touchcancel'])
            addEventListener(n, e => log.push(n + e.touches.length));
          </script>
          """, baseURL: nil))
    let one = PageTouch.Touch(identifier: 0, location: CGPoint(x: 100, y: 200))
    let two = PageTouch.Touch(identifier: 1, location: CGPoint(x: 200, y: 200))
    _ = try await watcher.page.touch(PageTouch(phase: .began, touches: [one]))
    _ = try await watcher.page.touch(PageTouch(phase: .began, touches: [one, two]))
    _ = try await watcher.page.touch(PageTouch(phase: .cancelled, touches: [two]))
    _ = try await watcher.page.touch(PageTouch(phase: .ended, touches: []))
    #expect(
      try await watcher.page.evaluate("log.join()")
        == .string("touchstart1,touchstart2,touchend1,touchend0"))
    await watcher.page.close()
  }

  @Test("A tap on a link is a click on it (W199)")
  func tapsOnLinksAreClicks() async throws {
    let server = try LoopbackServer([
      "/a": .page(Self.start + "<a href=/b style='display:block;height:300px'>b</a>"),
      "/b": .page("b"),
    ])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/a")))
    await watcher.forget()
    try await tap(watcher, x: 50, y: 100)
    #expect(await watcher.sees { $0 == .navigation(.finished) })
    #expect(await watcher.navigations.map(\.cause) == [.link])
    await watcher.page.close()
  }

  @Test("A tapped field accepts text and reports focus and blur")
  func tappedFieldsAcceptText() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html(
        Self.start
          + """
          <form novalidate onsubmit="sent = field.value; return false">
          <input id=field type=email style="height:200px;width:300px"></form>
          """, baseURL: nil))
    try await tap(watcher, x: 50, y: 50)
    #expect(
      await watcher.sees {
        guard case .document(.focusChanged(let focus?)) = $0 else { return false }
        return focus.kind == "email" && !focus.hasText && focus.hasUserGesture
          && focus.frame.height >= 200
      })
    for key: PageKey in [.text("a"), .text("é"), .text("👩‍👩‍👧"), .backspace, .text("b"), .enter] {
      try await watcher.page.type(key)
    }
    #expect(
      try await watcher.page.evaluate("[field.value, sent]")
        == .array([.string("aéb"), .string("aéb")]))
    try await watcher.page.endEditing()
    #expect(await watcher.sees { $0 == .document(.focusChanged(nil)) })
    await watcher.page.close()
  }

  @Test("Focus by autofocus is reported without a user gesture")
  func autofocusIsReportedWithoutAGesture() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html(Self.start + "<textarea autofocus>x</textarea>", baseURL: nil))
    #expect(
      await watcher.sees {
        guard case .document(.focusChanged(let focus?)) = $0 else { return false }
        return focus.kind == "textarea" && focus.hasText && !focus.hasUserGesture
      })
    await watcher.page.close()
  }

  @Test("W150 W153: how the page wants to be scrolled is measured on its root and body")
  func rootAndBodyDetermineScrolling() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html(Self.start + "<p>", baseURL: nil))
    let usual = try await watcher.page.measure()
    #expect(usual.bouncesHorizontally && usual.bouncesVertically && usual.showsScrollIndicators)
    try await watcher.show(
      .html(
        Self.start + "<style>body{overscroll-behavior-y:none}html{scrollbar-width:none}</style>",
        baseURL: nil))
    let other = try await watcher.page.measure()
    #expect(other.bouncesHorizontally && !other.bouncesVertically && !other.showsScrollIndicators)
    await watcher.page.close()
  }
}
