import EngineSupport
import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("History entries report whether a script added them without user interaction")
struct ScriptsPlacesTests {
  private func entries(_ watcher: Watcher) async -> [Bool] {
    await watcher.seen.compactMap {
      if case .history(.entry(let entry)) = $0 { entry.isAddedByScript } else { nil }
    }
  }

  @Test("W213: an entry added without user interaction is the script's; later ones are not")
  func entriesAddedWithoutUserInteraction() async throws {
    let server = try LoopbackServer([
      "/": .page(
        "<script>onload = () => setTimeout(() => history.pushState(1, '', '/two'), 50)</script>")
    ])
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/")))
    #expect(await watcher.sees { $0 == .navigation(.movedWithinDocument(server.url("/two"))) })
    #expect(await entries(watcher) == [false, true])
    await watcher.forget()
    // A script of the app's is the user's doing (W292).
    await watcher.page.start(ScriptCall(source: "history.pushState(2, '', '/three')")) { _ in }
    #expect(await watcher.sees { $0 == .navigation(.movedWithinDocument(server.url("/three"))) })
    #expect(await entries(watcher) == [false])
    await watcher.page.close()
  }

  @Test("W213: a click is reported as user interaction")
  func clicksAreReportedAsUserInteraction() async throws {
    let server = try LoopbackServer(["/": .page("<p>x")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    for type in ["mousePressed", "mouseReleased"] {
      try await watcher.page.session.call(
        "Input.dispatchMouseEvent",
        ["type": .string(type), "x": 20, "y": 20, "button": "left", "clickCount": 1])
    }
    #expect(await watcher.sees { $0 == .history(.userInteracted) })
    await watcher.page.close()
  }
}
