import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Windows that a page opens wait for the app's decision")
struct PageWindowTests {
  private func open(
    _ body: String, _ others: [String: LoopbackServer.Response] = ["/w": .page("<title>W</title>")]
  ) async throws -> (server: LoopbackServer, watcher: Watcher) {
    let server = try LoopbackServer(others.merging(["/": .page(body)]) { first, _ in first })
    let watcher = try await Watcher.open()
    await watcher.hurry()
    try await watcher.show(.url(server.url("/")))
    await watcher.forget()
    return (server, watcher)
  }

  private func run(_ script: String, in watcher: Watcher) async -> ScriptValue? {
    await withCheckedContinuation { done in
      Task {
        await watcher.page.start(ScriptCall(source: script)) { result in
          done.resume(returning: try? result.get())
        }
      }
    }
  }

  @Test("W217 W218: links and forms need a policy decision before a window, scripts do not")
  func policyDecisionsPrecedeWindows() async throws {
    let table: [(String, NavigationRequest.Cause, String)] = [
      ("<a href=/w target=_blank>x</a>", .link, "/w"),
      ("<a href=/w target=_blank rel=opener><b>x</b></a>", .link, "/w"),
      ("<a href=/w target=other>x</a>", .link, "/w"),
      ("<form action=/w target=_blank><button name=q value=1>x</button></form>", .form, "/w"),
      ("<button onclick='window.open(\"/w\")'>y</button>", .other, "/w"),
      (
        "<a href=/w onclick='window.open(this.href); return false'>y</a>", .other, "/w"
      ),
    ]
    for (html, cause, path) in table {
      let (_, watcher) = try await open(html)
      _ = try await watcher.page.evaluate("document.querySelector('b, a, button').click()")
      #expect(
        await watcher.sees { if case .policy(.requestPopup) = $0 { true } else { false } },
        "\(html)")
      let asked = await watcher.windowRequests
      #expect(asked.map(\.cause) == [cause], "\(html)")
      #expect(asked.map(\.url.path) == [path], "\(html)")
      #expect(asked.map(\.source.isMain) == [true], "\(html)")
      let navigations = await watcher.navigations
      #expect(navigations.map { $0.target == nil } == (cause == .other ? [] : [true]), "\(html)")
      #expect(navigations.map(\.cause) == (cause == .other ? [] : [cause]), "\(html)")
      await watcher.page.close()
    }
  }

  @Test("W220: a link to a new window whose policy is .cancel opens none")
  func cancelledLinksOpenNoWindow() async throws {
    let (_, watcher) = try await open("<a href=/w target=_blank>x</a>")
    await watcher.allow { _ in false }
    _ = try await watcher.page.evaluate("document.querySelector('a').click()")
    #expect(await watcher.sees { if case .policy(.decideNavigation) = $0 { true } else { false } })
    #expect(try await watcher.page.evaluate("1 + 1") == .number(2))
    #expect(await watcher.windowRequests == [])
    await watcher.page.close()
  }

  @Test("W304: window.open returns null for a refused window, and its script continues")
  func windowOpenReturnsNullForRefusedWindows() async throws {
    let (server, watcher) = try await open("<p>x")
    for script in [
      "window.open('/w') === null", "window.open('') === null",
      "window.open('/w', 'name', 'width=300') === null",
    ] {
      #expect(await run(script, in: watcher) == .bool(true), "\(script)")
    }
    // The URL of a refused window was not requested.
    #expect(server.lastRequest.hasPrefix("GET / "))
    // A script that looks at the function finds the engine's own.
    #expect(
      try await watcher.page.evaluate("/native code/.test(window.open) && window.open.name")
        == .string("open"))
    await watcher.page.close()
  }

  @Test("W217: a window and its opener can access each other")
  func windowAndOpenerAccessEachOther() async throws {
    let (server, watcher) = try await open("<p>x")
    await watcher.openWindows(true)
    let value = await run("window.w = window.open('/w', 'two'); String(w.closed)", in: watcher)
    #expect(value == .string("false"))
    #expect(await watcher.sees { if case .policy(.requestPopup) = $0 { true } else { false } })
    let window = try #require(await watcher.windows.first)
    #expect(await window.sees { $0 == .navigation(.finished) })
    #expect(await window.milestones.first == .navigation(.started(server.url("/w"))))
    #expect(try await window.page.evaluate("window.name + !!opener") == .string("twotrue"))

    _ = try await watcher.page.evaluate("onmessage = e => { document.title = e.data }; 0")
    _ = try await window.page.evaluate(
      "onmessage = e => opener.postMessage(e.data + ' back', '*'); 0")
    _ = try await watcher.page.evaluate("w.postMessage('there and', '*')")
    #expect(await watcher.sees { $0 == .document(.titleChanged("there and back")) })
    await window.page.close()
    await watcher.page.close()
  }

  @Test("W218: a window's first load has its opener's cause and source frame")
  func firstLoadHasTheOpenersSourceFrame() async throws {
    for (script, cause) in [
      ("document.querySelector('a').click()", NavigationRequest.Cause.link),
      ("window.open('/w'); 0", .other),
    ] {
      let (server, watcher) = try await open("<a href=/w target=_blank>x</a>")
      await watcher.openWindows(true)
      _ = await run(script, in: watcher)
      #expect(await watcher.sees { if case .policy(.requestPopup) = $0 { true } else { false } })
      let window = try #require(await watcher.windows.first)
      #expect(await window.sees { $0 == .navigation(.finished) })
      let navigation = try #require(await window.navigations.first)
      #expect(navigation.cause == cause)
      #expect(navigation.target?.isMain == true)
      #expect(navigation.isFromOpener)
      #expect(navigation.source.url == server.url("/"))
      // Later navigations of the window are not from the opener.
      _ = try await window.page.evaluate("location.href = '/'")
      #expect(await window.sees { $0 == .navigation(.committed(server.url("/"))) })
      #expect(await window.navigations.last?.isFromOpener == false)
      await window.page.close()
      await watcher.page.close()
    }
  }

  @Test("W309: window.close() is reported")
  func windowCloseIsReported() async throws {
    let (_, watcher) = try await open("<p>x")
    await watcher.openWindows(true)
    _ = await run("window.w = window.open(''); 0", in: watcher)
    #expect(await watcher.sees { if case .policy(.requestPopup) = $0 { true } else { false } })
    let window = try #require(await watcher.windows.first)
    _ = await run("w.document.title = 'Written'; 0", in: watcher)
    #expect(await window.sees { $0 == .document(.titleChanged("Written")) })
    #expect(await window.milestones == [])
    _ = await run("w.close()", in: watcher)
    #expect(await window.sees { $0 == .process(.closed) })
    await #expect(throws: WebEngineError.self) { try await window.page.evaluate("1") }
    #expect(try await watcher.page.evaluate("w.closed") == .bool(true))
    await watcher.page.close()
  }

  @Test("A window request has the features of window.open; that of a link has none")
  func windowRequestsHaveTheirFeatures() async throws {
    let (_, watcher) = try await open("<a href=/w target=_blank>x</a>")
    _ = await run("window.open('/w', '', 'width=300,height=200,left=5,top=6')", in: watcher)
    var named = WindowFeatures()
    (named.x, named.y, named.width, named.height) = (5, 6, 300, 200)
    (named.hasMenuBar, named.hasStatusBar, named.hasToolbars) = (false, false, false)
    named.isResizable = true
    #expect(await watcher.sees { if case .policy(.requestPopup) = $0 { true } else { false } })
    #expect(await watcher.windowRequests.map(\.features) == [named])
    await watcher.forget()
    _ = await run("document.querySelector('a').click()", in: watcher)
    #expect(await watcher.sees { if case .policy(.requestPopup) = $0 { true } else { false } })
    #expect(await watcher.windowRequests.map(\.features) == [WindowFeatures()])
    await watcher.page.close()
  }

  @Test("A window request without a user gesture is reported as such")
  func windowsWithoutAUserGesture() async throws {
    let (_, watcher) = try await open("<script>onload = () => window.open('/w')</script>")
    await watcher.forget()
    try await watcher.page.reload(bypassingCaches: false)
    #expect(await watcher.sees { if case .policy(.requestPopup) = $0 { true } else { false } })
    #expect(await watcher.windowRequests.map(\.hasUserGesture) == [false])
    await watcher.page.close()
  }
}
