import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("The inspector of a page")
struct InspectorTests {
  @Test(
    "W323 inspectorURL() is nil unless the engine was started with isInspectable")
  func inspectorURLNeedsIsInspectable() async throws {
    #expect(!ChromiumConfiguration().isInspectable)
    var configuration = ChromiumConfiguration()
    configuration.isInspectable = true
    let engine = ChromiumEngine(configuration)
    let page = try #require(
      try await engine.makePage(PageConfiguration(viewport: PageViewport.portrait)) as? ChromiumPage
    )
    let address = try #require(await page.inspectorURL())
    #expect(address.host() == "127.0.0.1")
    #expect(address.query()?.hasSuffix("/devtools/page/\(page.target)") == true)
    await engine.shutDown()

    let closed = try await Watcher.open()
    #expect(await closed.page.inspectorURL() == nil)
    await closed.page.close()
  }
}
