import ChromiumEngine
import DisplayList
import FanlightTesting
import Foundation
import Simulator
import Testing

@testable import Gallery

/// Every figure that shows web pages: its values, and its block in docs/gallery.
///
/// The drawing around a page is compared to the pixel, the page itself with a tolerance for other
/// versions of the engine; see `PageDifference`.
@Suite("Figures · web pages have the values of their rules", .serialized) @MainActor
struct WebFigureTests {
  nonisolated static let identifiers = Gallery.figures.filter(\.needsEngine).map(\.id)

  @Test("the values of a figure of web pages are those of its statements", arguments: identifiers)
  func webFigureValuesAreThoseOfStatements(_ id: String) async throws {
    let figure = try #require(Gallery.figures.first { $0.id == id })
    let engine = ChromiumEngine()
    Composition.connect(engine)
    defer { Composition.connect(nil) }
    let result: FigureResult
    do {
      result = try await figure.make(Stage())
    } catch {
      await engine.shutDown()
      throw error
    }
    await engine.shutDown()

    #expect(!result.allChecks.isEmpty)
    for check in result.allChecks {
      #expect(
        check.holds,
        "\(check.subject): \(check.name) is \(check.measured.text), not \(check.expected.text)")
    }
    for picture in result.pictures {
      expectPageSnapshot(
        of: picture.drawing, named: "\(id)-\(picture.name)", pictures: Published.folder)
    }
    #expect(
      try Published.page().contains(
        GalleryPage.block(.made(figure, result), in: Published.context)),
      "docs/gallery/index.html does not show \(id) as it is now; run make gallery")
  }
}
