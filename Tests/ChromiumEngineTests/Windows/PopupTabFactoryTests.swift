import EngineSupport
import Foundation
import Synchronization
import Testing
import WebEngine

@testable import ChromiumEngine

/// Corresponds to docs/spec/chromium.md, 7.8 and 7.9.
@Suite("Pages of the shared store are in popup windows without tabs")
struct PopupTabFactoryTests {
  private let engine = ChromiumEngine()

  private func page(_ store: PageStore) async throws -> ChromiumPage {
    let page = try await engine.makePage(
      PageConfiguration(viewport: PageViewport.portrait, store: store))
    return try #require(page as? ChromiumPage)
  }

  private func width(of page: ChromiumPage) async throws -> Double {
    struct Window: Decodable {
      struct Bounds: Decodable { let width: Double }
      let bounds: Bounds
    }
    return try await page.browser.root.call(
      "Browser.getWindowForTarget", ["targetId": .string(page.target)], as: Window.self
    ).bounds.width
  }

  @Test("A page cannot distinguish its window from an ordinary one")
  func pagesSeeAnOrdinaryWindow() async throws {
    // Also what it is before anything is loaded.
    let look = """
      JSON.stringify([
        location.href, origin, window.name, opener, history.length, document.referrer,
        outerWidth, outerHeight, innerWidth, innerHeight, screenX, screenY, screen.width,
        screen.availHeight, document.visibilityState, document.hasFocus(),
        navigator.userActivation.hasBeenActive, navigator.userActivation.isActive,
        ['fullscreen', 'standalone', 'minimal-ui', 'browser']
          .map(mode => matchMedia(`(display-mode: ${mode})`).matches),
        [menubar, toolbar, locationbar, statusbar, scrollbars, personalbar]
          .map(bar => bar.visible),
        performance.getEntriesByType('navigation').map(entry => entry.type),
      ])
      """
    var looks: [[String]] = []
    for store in [PageStore.shared, .separate(UUID().uuidString)] {
      let page = try await page(store)
      let watcher = await Watcher.watch(page)
      var own: [String] = []
      for load in [nil, PageRequest.html("<p>x", baseURL: nil)] {
        if let load { try await watcher.show(load) }
        guard case .string(let text) = try await page.evaluate(look) else { continue }
        own.append(text)
      }
      looks.append(own)
      #expect((try await width(of: page) < 300) == (store == .shared))
      await page.close()
    }
    #expect(looks[0].count == 2)
    #expect(looks[0] == looks[1])
    await engine.shutDown()
  }

  @Test("BarProp.visible is true, and throws a TypeError for other objects")
  func barPropVisible() async throws {
    let page = try await page(.shared)
    let words = """
      const get = Object.getOwnPropertyDescriptor(BarProp.prototype, 'visible').get;
      let refused = false;
      try { get.call({}); } catch (error) { refused = error instanceof TypeError; }
      [toolbar.visible, get.call(menubar), refused, String(get).includes('native code')].join()
      """
    #expect(try await page.evaluate(words) == .string("true,true,true,true"))
    await page.close()
    await engine.shutDown()
  }

  @Test("The opener tab is none of the pages, also if several are opened at once")
  func openerTabIsNoPage() async throws {
    let pages = try await withThrowingTaskGroup(of: ChromiumPage.self) { group in
      for _ in 0..<6 { group.addTask { try await page(.shared) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(pages.map(\.target)).count == 6)
    #expect(try await engine.tabs() == 6)
    for page in pages { await page.close() }
    // Chromium responds before the tab has left its list.
    let end = ContinuousClock.now + .seconds(10)
    while try await engine.tabs() > 0, ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(try await engine.tabs() == 0)
    await engine.shutDown()
  }

  @Test(
    "Pages open after the opener tab was closed or has crashed", arguments: [true, false])
  func pagesOpenAfterTheOpenerTabIsGone(isCrash: Bool) async throws {
    let first = try await page(.shared)
    let browser = first.browser
    let maker = try #require(await browser.tabFactory.withLock { $0 }?.value)
    let session = Session(identifier: maker.tab.session, connection: browser.root.connection)
    if isCrash {
      session.send("Page.crash")
    } else {
      try await browser.root.call("Target.closeTarget", ["targetId": .string(maker.tab.target)])
    }

    let second = try await page(.shared)
    #expect(second.target != first.target)
    #expect(try await second.evaluate("1 + 1") == .number(2))
    for page in [first, second] { await page.close() }
    await engine.shutDown()
  }
}
