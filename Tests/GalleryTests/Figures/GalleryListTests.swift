import Foundation
import Testing

@testable import Gallery

@Suite("Figures · the list of them, and what docs/gallery holds")
struct GalleryListTests {
  @Test("figures have names of their own, a rule, statements, and come article by article")
  func list() {
    let figures = Gallery.figures
    #expect(Set(figures.map(\.id)).count == figures.count)
    #expect(figures.map(\.article.id) == figures.map(\.article.id).sorted())
    for figure in figures {
      #expect(!figure.title.isEmpty && figure.rule.hasSuffix("."), "\(figure.id)")
      #expect(!figure.statements.isEmpty, "\(figure.id)")
      #expect(figure.statements.allSatisfy { $0.wholeMatch(of: /(S\d+\.|[WQ])\d+/) != nil })
      #expect(figure.id.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") })
    }
  }

  @Test("docs/gallery has the pictures of its page, and no others")
  func pictures() throws {
    let shown = try Published.page().matches(of: /src="([^"]+)"/).map { String($0.1) }
    let files = try FileManager.default.contentsOfDirectory(atPath: Published.folder.path)
      .filter { $0.hasSuffix(".png") }
    #expect(Set(shown) == Set(files))
    #expect(Set(shown).count == shown.count)
  }
}
