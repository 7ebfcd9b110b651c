import CairoRenderer
import ChromiumEngine
import DisplayList
import Simulator
import Snapshots
import Testing
import UIKit
import WebKit

@testable import Gallery

/// The differences that the comparison of web figures reports, and those that it tolerates.
@Suite("Figures · stale pictures of web pages are reported", .serialized) @MainActor
struct StalePictureTests {
  /// Returns the picture of an app that shows a page below a navigation bar.
  private func picture(style: String, title: String = "Tides") async throws -> DisplayList {
    let engine = ChromiumEngine()
    Composition.connect(engine)
    defer { Composition.connect(nil) }
    do {
      let simulator = try Stage().boot("iPhone 8", system: "11.4")
      let screen = UIViewController()
      screen.title = title
      let webView = WKWebView(frame: screen.view.bounds)
      screen.view.addSubview(webView)
      simulator.settle(showing: UINavigationController(rootViewController: screen))
      webView.loadHTMLString(
        """
        <!doctype html><meta name="viewport" content="width=device-width">
        <body style="margin: 16px; \(style)">
        <p>High water is at noon, low water in the evening.</p>
        """, baseURL: nil)
      try await webView.waitUntilQuiet()
      try await webView.snapshotPage()
      let list = simulator.picture("a", caption: "A page", showing: "a page").drawing
      await webView.close()
      await engine.shutDown()
      return list
    } catch {
      await engine.shutDown()
      throw error
    }
  }

  @Test("another font in a page is reported, the same page is not")
  func otherFontsAreReported() async throws {
    let inter = try await picture(style: "font: 17px Inter")
    let golden = try CairoRenderer().render(inter)

    #expect(try PageDifference(golden: golden, drawing: inter) == nil)
    let serif = try await picture(style: "font: 17px serif")
    let difference = try #require(try PageDifference(golden: golden, drawing: serif))
    #expect(difference.summary.hasSuffix("blocks of the page differ"))
  }

  @Test("another color of a page is reported")
  func otherColorsAreReported() async throws {
    let golden = try CairoRenderer().render(await picture(style: "background: #cfe8f3"))
    let other = try await picture(style: "background: #f3e8cf")

    #expect(try PageDifference(golden: golden, drawing: other) != nil)
  }

  @Test("a change of the app around the page is reported to the pixel")
  func appChangesAreReported() async throws {
    let golden = try CairoRenderer().render(await picture(style: "font: 17px Inter"))
    let other = try await picture(style: "font: 17px Inter", title: "Tide")

    let difference = try #require(try PageDifference(golden: golden, drawing: other))
    #expect(difference.summary.contains("pixels of the app around the page differ"))
  }

  @Test("edges that another version of the engine antialiases differently are tolerated")
  func antialiasingDifferencesPass() async throws {
    let list = try await picture(style: "font: 17px Inter")
    let golden = try CairoRenderer().render(list)

    let softened = DisplayList(
      size: list.size, scale: list.scale, commands: list.commands.map { $0.softeningPages() })
    #expect(try CairoRenderer().render(softened) != golden)
    #expect(try PageDifference(golden: golden, drawing: softened) == nil)
  }

  @Test("a picture of another size is reported")
  func otherSizesAreReported() async throws {
    let list = try await picture(style: "font: 17px Inter")
    let golden = Bitmap(width: 1, height: 1, pixels: [0], name: "a")

    #expect(
      try PageDifference(golden: golden, drawing: list)?.summary.hasPrefix("the size is ") == true)
  }
}

extension DrawingCommand {
  /// Returns the command with a page's midtone pixels slightly lightened, which are the edges of
  /// glyphs.
  fileprivate func softeningPages() -> DrawingCommand {
    switch self {
    case .image(let bitmap, let source, let rect) where bitmap.name == "page":
      let pixels = bitmap.pixels.map { pixel -> UInt32 in
        let green = pixel >> 8 & 0xFF
        return (40..<216).contains(green) ? pixel + 0x0F_0F0F : pixel
      }
      return .image(
        Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels, name: bitmap.name),
        source: source, in: rect)
    case .group(var group):
      group.commands = group.commands.map { $0.softeningPages() }
      return .group(group)
    default: return self
    }
  }
}
