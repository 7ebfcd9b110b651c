import ChromiumEngine
import DeviceCatalog
import Foundation
import FoundationNetworking
import Simulator
import Testing
import Timetable
import UIKit
import WebKit

@Suite("Notices", .serialized)
@MainActor
struct NoticesTests {
  private static let engine = ChromiumEngine()

  @Test("the page keeps clear of the sensors on three devices")
  func safeArea() async throws {
    for (name, top) in [("iPhone SE (3rd gen)", 20.0), ("iPhone X", 44), ("iPhone 15 Pro", 59)] {
      let device = try DeviceCatalog.builtIn.device(named: name)
      let simulator = Simulator(
        device, system: try device.systemRelease(for: device.name == "iPhone X" ? "16" : "17"),
        engine: Self.engine)
      let screen = NoticesViewController()
      simulator.show(screen)
      try await simulator.waitUntilQuiet()

      let padding = try await screen.webView.evaluateJavaScript(
        "parseFloat(getComputedStyle(document.body).paddingTop)")
      #expect(padding as? Double == top, "\(name)")
      #expect(screen.webView.title == "Notices")
      await simulator.close()
    }
  }

  @Test("a cookie of the app's is in the page, also when it is set before a device is there")
  func cookie() async throws {
    let cookie = try #require(
      HTTPCookie(properties: [
        .name: "line", .value: "7", .domain: "timetable.example", .path: "/", .secure: "TRUE",
      ]))
    await WKWebsiteDataStore.default().httpCookieStore.setCookie(cookie)

    let device = try DeviceCatalog.builtIn.device(named: "iPhone 15 Pro")
    let simulator = Simulator(device, engine: Self.engine)
    let screen = NoticesViewController()
    simulator.show(screen)
    try await simulator.waitUntilQuiet()
    let cookies = try await screen.webView.evaluateJavaScript("document.cookie")
    #expect(cookies as? String == "line=7")
    await simulator.close()
  }

  @Test("without an engine the screen learns why")
  func noEngine() async throws {
    let simulator = Simulator(try DeviceCatalog.builtIn.device(named: "iPhone 15 Pro"))
    let screen = NoticesViewController()
    simulator.show(screen)
    await #expect(throws: SimulatorError.self) { try await simulator.waitUntilQuiet() }
    #expect(screen.failure?.contains("no web engine is connected") == true)
  }
}
