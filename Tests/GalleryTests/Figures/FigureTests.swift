import FanlightTesting
import Foundation
import Testing

@testable import Gallery

/// Every figure without web pages: its values, its pictures, and its block in docs/gallery.
@Suite("Figures · screens have the values of their rules", .serialized) @MainActor
struct FigureTests {
  nonisolated static let identifiers = Gallery.figures.filter { !$0.needsEngine }.map(\.id)

  @Test("the values of a figure are those of its statements", arguments: identifiers)
  func figureValuesAreThoseOfStatements(_ id: String) async throws {
    let figure = try #require(Gallery.figures.first { $0.id == id })
    let result = try await figure.make(Stage())

    #expect(!result.allChecks.isEmpty)
    for check in result.allChecks {
      #expect(
        check.holds,
        "\(check.subject): \(check.name) is \(check.measured.text), not \(check.expected.text)")
    }
    for picture in result.pictures {
      expectSnapshot(
        of: picture.drawing, named: "\(id)-\(picture.name)", pictures: Published.folder)
    }
    #expect(
      try Published.page().contains(
        GalleryPage.block(.made(figure, result), in: Published.context)),
      "docs/gallery/index.html does not show \(id) as it is now; run make gallery")
  }
}
