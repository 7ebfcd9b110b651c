import DisplayList
import Foundation
import Testing

@testable import Gallery

@Suite("The gallery's page")
struct GalleryPageTests {
  private static let figure = Figure(
    "001-example", of: .safeArea, title: "a < b & \"c\"", rule: "Views <are> laid out.",
    statements: ["S1.1", "S1.2"], screens: ["SomeViewController"]
  ) { _ in FigureResult() }

  private static let result = FigureResult(
    pictures: [
      FigurePicture(
        name: "tall", caption: "Caption <i>", alternative: "Said \"so\"",
        drawing: DisplayList(size: CGSize(width: 10.5, height: 20), scale: 2))
    ],
    checks: [
      FigureCheck("good", on: "A", expected: 1, measured: 1),
      FigureCheck("bad", on: "A", expected: 1, measured: 2),
    ],
    tables: [FigureTable("Table", columns: ["k", "v"], rows: [["<k>", "v"]])],
    logs: [FigureLog("Log", lines: ["call(_:) <1>"])])

  private var page: String { GalleryPage([.made(Self.figure, Self.result)]).html }

  @Test("words are escaped wherever they stand")
  func escaping() {
    #expect(page.contains("<h3>a &lt; b &amp; &quot;c&quot;</h3>"))
    #expect(page.contains("alt=\"Said &quot;so&quot;\""))
    #expect(page.contains("<figcaption>Caption &lt;i&gt;</figcaption>"))
    #expect(page.contains("<td>&lt;k&gt;</td>"))
    #expect(page.contains("<li>call(_:) &lt;1&gt;</li>"))
  }

  @Test("long names of Swift can be broken between their words")
  func names() {
    #expect(page.contains("<code>Some<wbr>View<wbr>Controller</code>"))
    #expect(HTML.name("view.isOn. iPhone X") == "view.<wbr>is<wbr>On. iPhone X")
  }

  @Test("a picture has its size in pixels, so that nothing moves while it loads")
  func sizes() {
    #expect(page.contains("<img src=\"001-example-tall.png\" width=\"21\" height=\"40\" alt="))
  }

  @Test("a value that differs is marked by a word and a sign, not by color alone")
  func findings() {
    #expect(page.contains("<tr><td>good</td><td>1</td><td>✓ 1</td></tr>"))
    #expect(
      page.contains("<tr class=\"wrong\"><td>bad</td><td>1</td><td>✗ differs: 2</td></tr>"))
    #expect(page.contains("1 do not agree."))
  }

  @Test("a figure that was not made says why")
  func failures() {
    let html = GalleryPage([
      .failed(Self.figure, FigureFailure("No <engine>.", advice: "Install one."))
    ]).html
    #expect(html.contains("Not made. No &lt;engine&gt;. Install one."))
    #expect(html.contains("1 figures could not be made."))
  }

  @Test("the page needs no network and no script, and the same figures give the same bytes")
  func alone() {
    #expect(!page.contains("<script") && !page.contains("http") && !page.contains("url("))
    #expect(page == GalleryPage([.made(Self.figure, Self.result)]).html)
    #expect(page.contains("prefers-color-scheme: dark"))
  }

  @Test("articles without figures have no section and no entry")
  func sections() {
    #expect(page.contains("<section id=\"001\">") && page.contains("href=\"#001\""))
    #expect(!page.contains("id=\"002\"") && !page.contains("href=\"#002\""))
  }
}
