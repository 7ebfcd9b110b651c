import ChromiumEngine
import DeviceCatalog
import Foundation
import Simulator
import Testing
import UIKit
import WebKit

@testable import PageHosts

/// The parts of the bars that follow a running page.
@Suite("Bars that follow the page", .serialized) @MainActor
struct ShownPageTests {
  /// Shows a page in a host, returns its state, and closes it.
  private func show<Response>(
    _ html: String, host: PageHost, release: String, response: (ScreenRun) async throws -> Response
  ) async throws -> Response {
    let device = try DeviceCatalog.builtIn.device(named: "iPhone 14 Pro")
    let target = ScreenSelection.Target(
      device: device, system: try device.systemRelease(for: release))
    let engine = ChromiumEngine()
    Composition.connect(engine)
    let selection = ScreenSelection(
      targets: [target], orientations: [.portrait], hosts: [host])
    let run = ScreenRun(
      target, program: .init(host: host, strategy: host == .browser ? .standard : nil),
      orientation: .portrait, selection: selection, title: "page.html")
    run.load(PageSource(.html(html), argument: "page"))
    _ = try await run.webView.waitUntilQuiet(timeout: .seconds(60))
    run.app.showPage()
    run.simulator.layOut()
    let result = try await response(run)
    await run.webView.close()
    await engine.shutDown()
    return result
  }

  private func title(of run: ScreenRun) -> String? {
    let navigation = run.app.rootViewController as? UINavigationController
    return navigation?.navigationBar.topItem?.title
  }

  @Test(
    "the navigation bar shows the page's title, or its file name without one",
    arguments: [PageHost.wkwebview, .browser])
  func navigationBarShowsThePagesTitle(_ host: PageHost) async throws {
    let named = try await show("<title> A title </title>", host: host, release: "18") {
      title(of: $0)
    }
    let unnamed = try await show("<title> </title>", host: host, release: "18") { title(of: $0) }

    #expect(named == "A title")
    #expect(unnamed == "page.html")
  }

  @Test(
    "Safari 15 through 18 has a light status bar over a dark theme color, other hosts do not",
    arguments: [
      (PageHost.safari, "18", UIStatusBarStyle.lightContent), (.safari, "26", .default),
      (.wkwebview, "18", .default),
    ])
  func lightStatusBar(host: PageHost, release: String, style: UIStatusBarStyle) async throws {
    let shown = try await show(
      "<meta name=theme-color content='#102030'><p>Dark", host: host, release: release
    ) { $0.simulator.scene.statusBarManager?.statusBarStyle }

    #expect(shown == style)
  }

  @Test("a page is scrolled at most to the end of its content", arguments: PageHost.allCases)
  func pagesScrollToTheEndAtMost(_ host: PageHost) async throws {
    try await show(
      "<meta name=viewport content='width=device-width, initial-scale=1'><p>Short", host: host,
      release: "18"
    ) { run in
      let top = run.webView.scrollView.contentOffset.y
      run.scroll(to: 500)
      #expect(run.webView.scrollView.contentOffset.y == top)
    }
  }
}
