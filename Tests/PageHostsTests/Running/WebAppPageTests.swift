import ChromiumEngine
import DeviceCatalog
import Foundation
import LoopbackServer
import Simulator
import Testing
import UIKit
import WebEngine
import WebKit

@testable import PageHosts

/// Pages that run as web apps from the Home Screen.
@Suite("Web apps from the Home Screen", .serialized) @MainActor
struct WebAppPageTests {
  private static let head = """
    <!doctype html><meta name=viewport
    content='width=device-width, initial-scale=1, viewport-fit=cover'>
    <meta name=apple-mobile-web-app-capable content=yes><style>body { margin: 0 }</style>
    """
  private static let translucent =
    "<meta name=apple-mobile-web-app-status-bar-style content=black-translucent>"

  /// Shows a page as a web app, returns its state, and closes it.
  private func show<Answer>(
    _ place: PageSource.Place, on device: String = "iPhone 14 Pro", release: String = "26.2",
    host: PageHost = .webapp, answer: (ScreenRun) async throws -> Answer
  ) async throws -> Answer {
    let device = try DeviceCatalog.builtIn.device(named: device)
    let target = ScreenSelection.Target(
      device: device, system: try device.systemRelease(for: release))
    let engine = ChromiumEngine()
    Composition.connect(engine)
    let run = ScreenRun(
      target, program: .init(host: host), orientation: .portrait,
      selection: ScreenSelection(targets: [target], hosts: [host]), title: "page.html")
    run.load(PageSource(place, argument: "page"))
    _ = try await run.webView.waitUntilQuiet(timeout: .seconds(60))
    await run.app.waitUntilIdle()
    run.app.showPage()
    run.simulator.layOut()
    let result = try await answer(run)
    await run.webView.close()
    await engine.shutDown()
    return result
  }

  /// Heights that a page reads, in CSS pixels.
  private struct Heights: Equatable {
    var inner: Double
    var visual: Double
    var root: Double
    var vh: Double
    var svh: Double
    var dvh: Double
    var lvh: Double
  }

  private func readHeights(of run: ScreenRun) async throws -> Heights {
    let value = try await run.webView.callAsyncJavaScript(
      """
      const box = document.querySelector('#box');
      const read = unit => box.querySelector(`.${unit}`).getBoundingClientRect().height;
      return [innerHeight, visualViewport.height, document.documentElement.clientHeight,
        read('vh'), read('svh'), read('dvh'), read('lvh')];
      """, contentWorld: .page)
    let list = try #require(value as? [Any]).map { ($0 as? NSNumber)?.doubleValue ?? 0 }
    try #require(list.count == 7)
    return Heights(
      inner: list[0], visual: list[1], root: list[2], vh: list[3], svh: list[4], dvh: list[5],
      lvh: list[6])
  }

  /// Boxes with the height of each viewport unit, which take no space in the page.
  private static let units = """
    <style>#box { position: fixed; top: 0; height: 0; overflow: hidden }
    .vh { height: 100vh } .svh { height: 100svh } .dvh { height: 100dvh } .lvh { height: 100lvh }
    </style><div id=box><div class=vh></div><div class=svh></div><div class=dvh></div>
    <div class=lvh></div></div>
    """

  @Test("W344 default on an iPhone 17: 812 for the page and dvh, 874 for vh, svh and lvh")
  func belowTheStatusBar() async throws {
    let heights = try await show(.html(Self.head + Self.units), on: "iPhone 17") {
      try await readHeights(of: $0)
    }
    #expect(
      heights
        == Heights(inner: 812, visual: 812, root: 812, vh: 874, svh: 874, dvh: 812, lvh: 874))
  }

  @Test("W345 a short black-translucent page on 393x852: 793, and 852 for vh and lvh")
  func shortTranslucentPages() async throws {
    let (heights, frame) = try await show(.html(Self.head + Self.translucent + Self.units)) {
      (try await readHeights(of: $0), $0.webView.scrollView.contentOffset.y)
    }
    #expect(
      heights
        == Heights(inner: 793, visual: 793, root: 793, vh: 852, svh: 793, dvh: 793, lvh: 852))
    #expect(frame == 0)
  }

  @Test("W346 a black-translucent page that is one pixel taller has the whole screen")
  func tallerTranslucentPages() async throws {
    let tall = Self.head + Self.translucent + Self.units + "<p style='margin:0;height:794px'>"
    let heights = try await show(.html(tall)) { try await readHeights(of: $0) }
    #expect(
      heights
        == Heights(inner: 852, visual: 852, root: 852, vh: 852, svh: 793, dvh: 852, lvh: 852))
  }

  @Test(
    "W346 a page that does not overflow stays short",
    arguments: ["overflow: hidden", "position: fixed"])
  func pagesThatDoNotOverflowStayShort(style: String) async throws {
    let root = style.hasPrefix("overflow") ? "<style>html { overflow: hidden }</style>" : ""
    let html =
      Self.head + Self.translucent + Self.units + root
      + "<div style='height: 1000px; width: 100%; \(style)'></div>"
    let heights = try await show(.html(html)) { try await readHeights(of: $0) }
    #expect(heights.inner == 793)
    #expect(heights.dvh == 793)
  }

  @Test("W347 on iOS 17 vh is the viewport's: 793 of 852")
  func unitsOfEarlierSystems() async throws {
    let heights = try await show(
      .html(Self.head + Self.translucent + Self.units), release: "17"
    ) { try await readHeights(of: $0) }
    #expect(heights.inner == 793)
    #expect(heights.vh == 793)
    #expect(heights.svh == 793)
  }

  @Test("W349 env() has a top inset if the page is black-translucent", arguments: [true, false])
  func safeArea(isTranslucent: Bool) async throws {
    let html = Self.head + (isTranslucent ? Self.translucent : "")
    let top = try await show(.html(html)) { try await $0.webView.measure().safeAreaInsets.top }
    #expect(top == (isTranslucent ? 59 : 0))
  }

  @Test("W356 navigator.standalone is true in a web app alone")
  func webAppsAreStandalone() async throws {
    for host in [PageHost.webapp, .safari] {
      let value = try await show(.html(Self.head), host: host) {
        try await $0.webView.callAsyncJavaScript(
          "return navigator.standalone", contentWorld: .page)
      }
      #expect((value as? NSNumber)?.boolValue == (host == .webapp))
    }
  }

  @Test(
    "W357 in part: display-mode is standalone in a web app, from iOS 12.2 on, and browser in Safari",
    arguments: [(PageHost.webapp, "26.2", true), (.webapp, "16", true), (.safari, "26.2", false)])
  func webAppsHaveDisplayModeStandalone(
    host: PageHost, release: String, isStandalone: Bool
  ) async throws {
    let server = try LoopbackServer([
      "/": .page(
        Self.head + """
          <link rel=stylesheet href=sheet.css><style>
          @media (display-mode: standalone) { body { padding-top: 7px } }
          @media not all and (display-mode: browser) { body { padding-right: 7px } }</style>
          """),
      "/sheet.css": .response(
        "200 OK", headers: ["Content-Type: text/css"],
        body: "@media (display-mode: standalone) { body { padding-left: 7px } }"),
    ])
    defer { server.stop() }
    let value = try await show(.web(server.url("/")), release: release, host: host) {
      try await $0.webView.callAsyncJavaScript(
        """
        const style = getComputedStyle(document.body);
        return [matchMedia('(display-mode: standalone)').matches,
          matchMedia('(display-mode: browser)').matches, style.paddingTop === '7px',
          style.paddingRight === '7px', style.paddingLeft === '7px'];
        """, contentWorld: .page)
    }
    let found = try #require(value as? [Any]).map { ($0 as? NSNumber)?.boolValue }
    #expect(found == [isStandalone, !isStandalone, isStandalone, isStandalone, isStandalone])
  }

  @Test(
    "W354 the status bar's text: white with black and black-translucent, else by theme color",
    arguments: [
      ("black", "18", UIStatusBarStyle.lightContent), ("black-translucent", "18", .lightContent),
      ("default", "18", .lightContent), ("default", "26.2", .default), ("default", "14", .default),
    ])
  func statusBarTextColor(style: String, release: String, expected: UIStatusBarStyle) async throws {
    let html =
      Self.head + "<meta name=apple-mobile-web-app-status-bar-style content=\(style)>"
      + "<meta name=theme-color content='#102030'><p>Dark"
    let shown = try await show(.html(html), on: "iPhone 11", release: release) {
      $0.simulator.scene.statusBarManager?.statusBarStyle
    }
    #expect(shown == expected)
  }

  @Test(
    "W341 a page declares itself a web app by a meta element or by its manifest's display",
    arguments: [
      ("<meta name=mobile-web-app-capable content=yes>", true),
      ("<meta name=apple-mobile-web-app-capable content=no>", false), ("<p>Plain", false),
      ("<link rel=manifest href=standalone.json>", true),
      ("<link rel=manifest href=browser.json>", false),
    ])
  func pagesDeclareThemselvesWebApps(html: String, isDeclared: Bool) async throws {
    let server = try LoopbackServer([
      "/": .page("<!doctype html>" + html),
      "/standalone.json": .page(#"{"display": "standalone"}"#),
      "/browser.json": .page(#"{"display": "browser"}"#),
    ])
    defer { server.stop() }
    let declared = try await show(.web(server.url("/"))) { run in
      let undeclared = run.findings(isQuiet: true).contains(.undeclaredWebApp)
      #expect(undeclared == !isDeclared)
      return (run.app as? WebAppHost)?.isDeclared
    }
    #expect(declared == isDeclared)
  }
}
