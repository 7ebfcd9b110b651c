import ChromiumEngine
import DeviceCatalog
import Foundation
import Simulator
import Testing
import UIKit
import WebKit

@testable import Gallery

/// docs/gallery/index.html, opened from disk in a web view on phones.
@Suite("The gallery's page on a phone", .serialized) @MainActor
struct GalleryOnPhoneTests {
  /// A web view from edge to edge.
  private final class Screen: UIViewController {
    let webView = WKWebView(frame: .zero)

    override func loadView() { view = webView }
  }

  /// Opens the page on a device, and puts it away.
  private func show(
    on name: String, _ work: (WKWebView) async throws -> Void
  ) async throws {
    let device = try DeviceCatalog.builtIn.device(named: name)
    let simulator = Simulator(device)
    let engine = ChromiumEngine()
    Composition.connect(engine)
    let screen = Screen()
    simulator.show(screen)
    screen.webView.loadFileURL(
      Published.folder.appendingPathComponent("index.html"), allowingReadAccessTo: Published.folder)
    #expect(try await screen.webView.waitUntilQuiet(timeout: .seconds(60)))
    try await work(screen.webView)
    await screen.webView.close()
    await engine.shutDown()
    Composition.connect(nil)
  }

  @Test(
    "upright it is as wide as the screen, so that nothing scrolls sideways",
    arguments: [("iPhone X", 375), ("iPhone SE (1st gen)", 320)])
  func width(device: String, width: Int) async throws {
    try await show(on: device) { webView in
      let size =
        try await webView.evaluateJavaScript(
          "[innerWidth, document.documentElement.scrollWidth].join()") as? String
      #expect(size == "\(width),\(width)")
    }
  }

  @Test("every picture loads, has its size beforehand, and says what is seen in it")
  func pictures() async throws {
    try await show(on: "iPhone X") { webView in
      let wrong =
        try await webView.callAsyncJavaScript(
          """
          const images = [...document.images];
          await Promise.all(images.map(image => image.decode().catch(() => {})));
          return images.filter(image =>
            image.naturalWidth !== Number(image.getAttribute('width'))
            || image.naturalHeight !== Number(image.getAttribute('height'))
            || image.alt.length < 20).map(image => image.src).join() + '/' + images.length;
          """, contentWorld: .page) as? String
      let count = try Published.page().components(separatedBy: "<img ").count - 1
      #expect(count > 50)
      #expect(wrong == "/\(count)")
    }
  }
}
