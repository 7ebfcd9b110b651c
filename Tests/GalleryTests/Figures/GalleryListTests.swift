import Foundation
import Testing

@testable import Gallery

@Suite("Figures · their list, and the contents of docs/gallery")
struct GalleryListTests {
  @Test("figures have unique identifiers, a rule and statements, and are ordered by article")
  func figureNamesAreUnique() {
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

  @Test("every figure is in exactly one chapter, and chapters list only figures")
  func everyFigureIsInOneChapter() {
    let named = Chapter.all.flatMap(\.figures)
    for figure in Gallery.figures {
      #expect(
        named.filter { $0 == figure.id }.count == 1,
        "\(figure.id) must be listed once in Chapter+All.swift")
    }
    #expect(Set(named).isSubset(of: Gallery.figures.map(\.id)))
    #expect(Set(Chapter.all.map(\.id)).count == Chapter.all.count)
    for chapter in Chapter.all {
      #expect(!chapter.title.isEmpty && chapter.introduction.hasSuffix("."), "\(chapter.id)")
    }
  }

  @Test("a remedy follows the figure whose fault it fixes, in the same chapter")
  func remediesFollowTheirFigure() throws {
    for figure in Gallery.figures {
      guard let fault = figure.remedyFor else { continue }
      let chapter = try #require(Chapter.all.first { $0.figures.contains(figure.id) })
      let place = try #require(chapter.figures.firstIndex(of: fault), "\(figure.id): \(fault)")
      #expect(place < chapter.figures.firstIndex(of: figure.id) ?? 0, "\(figure.id)")
    }
  }

  @Test("the code and the statements of every figure are in the sources")
  func everyFiguresCodeExists() {
    for figure in Gallery.figures {
      for name in figure.code {
        let excerpt = Published.sources.excerpt(name)
        #expect(excerpt?.text.isEmpty == false, "\(figure.id): no code is called \(name)")
      }
      for number in figure.statements {
        let statement = Published.sources.statement(number)
        #expect(statement?.text.isEmpty == false, "\(figure.id): \(number) is not in docs/spec")
      }
    }
    let shown = Set(Gallery.figures.flatMap(\.code))
    #expect(Published.sources.excerptNames.subtracting(shown).isEmpty)
  }

  @Test("every link of the page has a target that exists")
  func everyLinkOfThePageHasItsTarget() throws {
    let page = try Published.page()
    let places = Set(page.matches(of: /id="([^"]+)"/).map { String($0.1) })
    for match in page.matches(of: /href="([^"]+)"/) {
      let link = String(match.1)
      if link.hasPrefix("#") {
        #expect(places.contains(String(link.dropFirst())), "\(link)")
      } else {
        let file = String(link.split(separator: "#")[0])
        let path = Published.folder.appendingPathComponent(file).standardizedFileURL.path
        #expect(FileManager.default.fileExists(atPath: path), "\(link)")
      }
    }
  }

  @Test("docs/gallery has the pictures of its page, and no others")
  func docsGalleryHasItsPictures() throws {
    let shown = try Published.page().matches(of: /src="([^"]+)"/).map { String($0.1) }
    let files = try FileManager.default.contentsOfDirectory(atPath: Published.folder.path)
      .filter { $0.hasSuffix(".png") }
    #expect(Set(shown) == Set(files))
    #expect(Set(shown).count == shown.count)
  }
}
