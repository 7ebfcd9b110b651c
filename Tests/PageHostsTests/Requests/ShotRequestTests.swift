import DeviceCatalog
import Foundation
import Testing

@testable import PageHosts

@Suite("The screenshots of a run")
struct ShotRequestTests {
  private func request(pages: [PageSource]) throws -> ShotRequest {
    let phone = try DeviceCatalog.builtIn.device(named: "iPhone X")
    return ShotRequest(
      pages: pages,
      selection: ScreenSelection(
        targets: [.init(device: phone, system: SystemRelease(11, 4))],
        orientations: [.portrait, .landscapeLeft], hosts: [.safari, .browser]),
      directory: URL(fileURLWithPath: "/out", isDirectory: true))
  }

  private func file(_ path: String) -> PageSource {
    let url = URL(fileURLWithPath: path)
    return PageSource(.file(url, readAccess: url.deletingLastPathComponent()), argument: path)
  }

  @Test("a run is pages times devices times orientations times hosts, in that order")
  func runsCoverEveryCombination() throws {
    let shots = try request(pages: [file("/a/Light House.html"), file("/a/b.html")]).shots

    #expect(shots.count == 8)
    #expect(
      shots.prefix(5).map(\.image.lastPathComponent) == [
        "light-house-iphone-x-ios-11.4-portrait-safari.png",
        "light-house-iphone-x-ios-11.4-portrait-browser.png",
        "light-house-iphone-x-ios-11.4-landscape-left-safari.png",
        "light-house-iphone-x-ios-11.4-landscape-left-browser.png",
        "b-iphone-x-ios-11.4-portrait-safari.png",
      ])
    #expect(
      shots[2].description
        == "/a/Light House.html on iPhone X, iOS 11.4, landscape-left, safari")
  }

  @Test("FanlightBrowser has a screenshot for each strategy, other hosts have one")
  func eachStrategyHasAScreenshot() throws {
    var request = try request(pages: [file("/a/p.html")])
    request.selection.orientations = [.portrait]
    request.selection.strategies = [.standard, .article]
    #expect(
      request.shots.map(\.image.lastPathComponent) == [
        "p-iphone-x-ios-11.4-portrait-safari.png",
        "p-iphone-x-ios-11.4-portrait-browser-standard.png",
        "p-iphone-x-ios-11.4-portrait-browser-article.png",
      ])
    #expect(
      request.shots.map(\.description.programName) == ["safari", "browser", "browser/article"])
    request.selection.strategies = [.article]
    #expect(
      request.shots.last?.image.lastPathComponent == "p-iphone-x-ios-11.4-portrait-browser.png")
  }

  @Test("an iPad with iOS 9 does not run iPadOS, in descriptions and in file names")
  func iPadsWithIOS9() throws {
    let pad = try DeviceCatalog.builtIn.device(named: "iPad Pro 9.7-inch")
    let shot = try #require(
      ShotRequest(
        pages: [file("/a/p.html")],
        selection: ScreenSelection(
          targets: [.init(device: pad, system: SystemRelease(9, 3))], hosts: [.safari]),
        directory: URL(fileURLWithPath: "/out", isDirectory: true)
      ).shots.first)
    #expect(shot.image.lastPathComponent == "p-ipad-pro-9.7-inch-ios-9.3-portrait-safari.png")
    #expect(shot.description == "/a/p.html on iPad Pro 9.7-inch, iOS 9.3, portrait, safari")
  }

  @Test("pages with the same name get separate screenshots")
  func pagesWithTheSameName() throws {
    let shots = try request(pages: [file("/a/page.html"), file("/b/page.html")]).shots
    let names = shots.map(\.image.lastPathComponent)

    #expect(Set(names).count == 8)
    #expect(names[4] == "page-iphone-x-ios-11.4-portrait-safari-2.png")
  }

  @Test(
    "a page's name in a file is plain letters, digits and hyphens",
    arguments: [
      ("https://example.com/", "example-com"),
      ("https://example.com/a/b.html?q=1", "example-com-a-b-html"),
      ("http://127.0.0.1:8080/", "127.0.0.1"), ("data:text/html,hi", "data"),
    ])
  func pageNamesInFiles(_ address: String, _ slug: String) throws {
    let url = try #require(URL(string: address))
    #expect(PageSource(.web(url), argument: address).slug == slug)
  }

  @Test(
    "slugs keep periods between digits and no other punctuation",
    arguments: [
      ("iPhone SE (3rd gen) iOS 11.4", "iphone-se-3rd-gen-ios-11.4"), ("../../etc", "etc"),
      ("...", "page"), ("a.b", "a-b"), ("Grüße", "gr-e"), ("", "page"),
    ])
  func slugsKeepPeriodsBetweenDigits(_ text: String, _ slug: String) {
    #expect(Slug.make(text) == slug)
  }
}

extension String {
  /// The last word of a shot's description.
  fileprivate var programName: String { split(separator: " ").last.map(String.init) ?? "" }
}
