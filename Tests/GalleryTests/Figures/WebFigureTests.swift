import ChromiumEngine
import DisplayList
import Foundation
import Simulator
import SnapshotSupport
import Testing

@testable import Gallery

/// Every figure that shows web pages: its numbers, and its place in docs/gallery.
///
/// The pixels of the pages are the engine's; of a picture the text of its drawing is compared, which
/// has all that is drawn around a page, and where the page's own picture lies.
@Suite("Figures · web pages have what the rules say", .serialized) @MainActor
struct WebFigureTests {
  nonisolated static let identifiers = Gallery.figures.filter(\.needsEngine).map(\.id)

  @Test("the numbers of a figure of web pages are those of its statements", arguments: identifiers)
  func figure(_ id: String) async throws {
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

    #expect(!result.checks.isEmpty)
    for check in result.checks {
      #expect(
        check.holds,
        "\(check.subject): \(check.name) is \(check.measured.text), not \(check.expected.text)")
    }
    for picture in result.pictures {
      expectTextSnapshot(of: picture.drawing.description, named: "\(id)-\(picture.name)")
    }
    #expect(
      try Published.page().contains(GalleryPage.block(.made(figure, result))),
      "docs/gallery/index.html does not show \(id) as it is now; run make gallery")
  }
}
