import ChromiumEngine
import DeviceCatalog
import Foundation
import Simulator
import Testing
import UIKit
import WebKit

@testable import PageHosts

/// A page that fills the screen of an iPhone X.
@MainActor
enum PageOnDevice {
  private final class Screen: UIViewController {
    let webView = WKWebView(frame: .zero)

    override func loadView() { view = webView }
  }

  /// The beginning of the HTML of every page.
  static let start =
    "<!doctype html><meta name=viewport content='width=device-width'><body style='margin:0'>"

  /// Shows a page, calls a closure, and closes the page.
  static func show(
    _ html: String, _ work: (Simulator, WKWebView) async throws -> Void
  ) async throws {
    let device = try DeviceCatalog.builtIn.device(named: "iPhone X")
    let simulator = Simulator(device, system: try device.systemRelease(for: "16"))
    let engine = ChromiumEngine()
    Composition.connect(engine)
    let screen = Screen()
    simulator.show(screen)
    screen.webView.loadHTMLString(start + html, baseURL: nil)
    #expect(try await screen.webView.waitUntilQuiet(timeout: .seconds(60)))
    try await work(simulator, screen.webView)
    await screen.webView.close()
    await engine.shutDown()
    Composition.connect(nil)
  }
}
