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

  /// Opens the page on a device, calls a closure, and closes the page.
  private func show(
    on name: String, _ style: UIUserInterfaceStyle = .light,
    _ work: (WKWebView) async throws -> Void
  ) async throws {
    let device = try DeviceCatalog.builtIn.device(named: name)
    let simulator = Simulator(device)
    simulator.userInterfaceStyle = style
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
    "in portrait the page is as wide as the screen, so it does not scroll horizontally",
    arguments: [("iPhone X", 375), ("iPhone SE (1st gen)", 320)])
  func pageIsAsWideAsTheScreen(device: String, width: Int) async throws {
    try await show(on: device) { webView in
      let size =
        try await webView.evaluateJavaScript(
          "[innerWidth, document.documentElement.scrollWidth].join()") as? String
      #expect(size == "\(width),\(width)")
    }
  }

  @Test("at 320 points no table scrolls horizontally")
  func noTableScrollsHorizontally() async throws {
    try await show(on: "iPhone SE (1st gen)") { webView in
      let wide =
        try await webView.evaluateJavaScript(
          """
          [...document.querySelectorAll('.scroller')].filter(e => e.scrollWidth > e.clientWidth)
            .map(e => e.closest('article').id).join()
          """) as? String
      #expect(wide == "")
    }
  }

  @Test("on a phone the list of figures is collapsed, and the one beside the page is hidden")
  func listOfFiguresCollapsesOnPhones() async throws {
    try await show(on: "iPhone SE (1st gen)") { webView in
      let shown =
        try await webView.evaluateJavaScript(
          """
          [getComputedStyle(document.querySelector('nav.beside')).display,
            getComputedStyle(document.querySelector('details.above')).display,
            document.querySelector('details.above').open].join()
          """) as? String
      #expect(shown == "none,block,false")
    }
  }

  @Test("every picture loads, has its size before that, and has an alternative text")
  func everyPictureHasItsSizeBeforeLoading() async throws {
    try await show(on: "iPhone X") { webView in
      let wrong =
        try await webView.callAsyncJavaScript(
          """
          const images = [...document.images];
          for (const image of images) image.loading = 'eager';
          await Promise.all(images.map(image => image.decode().catch(() => {})));
          const ratio = (width, height) => width / height;
          return images.filter(image =>
            Math.abs(ratio(image.naturalWidth, image.naturalHeight)
              / ratio(image.getAttribute('width'), image.getAttribute('height')) - 1) > 0.01
            || image.naturalWidth < 1.5 * image.getAttribute('width')
            || image.parentElement.getAttribute('href') !== image.getAttribute('src')
            || image.alt.length < 20).map(image => image.src).join() + '/' + images.length;
          """, contentWorld: .page) as? String
      let count = try Published.page().components(separatedBy: "<img ").count - 1
      #expect(count > 50)
      #expect(wrong == "/\(count)")
    }
  }

  @Test(
    "the page's background follows light and dark mode",
    arguments: [
      (UIUserInterfaceStyle.light, "rgb(245, 245, 247) rgb(29, 29, 31)"),
      (.dark, "rgb(22, 22, 24) rgb(242, 242, 244)"),
    ])
  func backgroundFollowsTheColorScheme(style: UIUserInterfaceStyle, colors: String)
    async throws
  {
    try await show(on: "iPhone X", style) { webView in
      let shown =
        try await webView.evaluateJavaScript(
          """
          (style => style.backgroundColor + ' ' + style.color)(getComputedStyle(document.body))
          """) as? String
      #expect(shown == colors)
    }
  }
}
