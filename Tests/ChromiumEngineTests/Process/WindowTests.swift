import EngineSupport
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("A window costs no more than its page")
struct WindowTests {
  @Test("The browser opens no chrome:// pages of its own")
  func browserOpensNoChromePages() async throws {
    struct Targets: Decodable {
      struct Info: Decodable {
        let type: String
        let url: String
      }
      let targetInfos: [Info]
    }
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p>x", baseURL: nil))
    // An empty filter matches every kind of target.
    let targets = try await watcher.page.browser.root.call(
      "Target.getTargets", ["filter": [[:]]], as: Targets.self)

    let own = targets.targetInfos.filter { $0.url.hasPrefix("chrome://") }
    #expect(own.map(\.url) == [])
    #expect(targets.targetInfos.contains { $0.url == "about:blank" && $0.type == "page" })
    await watcher.page.close()
  }
}
