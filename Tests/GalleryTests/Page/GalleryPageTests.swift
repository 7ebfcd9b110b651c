import DisplayList
import Foundation
import Testing

@testable import Gallery

@Suite("The gallery's page")
struct GalleryPageTests {
  private static func figure(
    _ id: String = "001-example", code: [String] = [], remedyFor: String? = nil
  ) -> Figure {
    Figure(
      id, of: .safeArea, title: "a < b & \"c\"", why: "It <matters>.",
      rule: "Views <are> laid out.", statements: ["S1.1", "S1.2"],
      screens: ["SomeViewController"], code: code, remedyFor: remedyFor
    ) { _ in FigureResult() }
  }

  private static let result = FigureResult(
    pictures: [
      FigurePicture(
        name: "tall", row: "Row <1>", label: "Before <b>", caption: "Caption <i>",
        alternative: "Said \"so\"", insets: "Safe <area>",
        drawing: DisplayList(size: CGSize(width: 10.5, height: 20), scale: 2))
    ],
    checks: [
      FigureCheck("good", on: "A", expected: 1, measured: 1, because: "0 + <1>"),
      FigureCheck("bad", on: "A", expected: 1, measured: 2),
    ],
    tables: [
      FigureTable(
        "Table", columns: ["k", "v"],
        cells: [
          ["<k>", .check(FigureCheck("v", on: "k", expected: "x", measured: "x"))]
        ])
    ],
    logs: [FigureLog("Log", lines: ["call(_:) <1>"])])

  /// A checkout with one excerpt and one statement.
  private static func context() throws -> PageContext {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("fanlight-page-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in [
      ("Examples/A.swift", "// figure: a\nlet x = 1 < 2\n// a & b\n// end figure\n"),
      ("docs/spec/uikit.md", "## 1. Views\nS1.1 Insets are \"capped\". [M]\n"),
    ] {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return PageContext(
      sources: SourceTree(root: root),
      folder: root.appendingPathComponent("docs/gallery", isDirectory: true))
  }

  private var page: String { GalleryPage([.made(Self.figure(), Self.result)]).html }

  @Test("text is escaped everywhere")
  func textIsEscapedEverywhere() {
    #expect(page.contains(">a &lt; b &amp; &quot;c&quot;</h3>"))
    #expect(page.contains("alt=\"Said &quot;so&quot;\""))
    for words in [
      "<h4>Row &lt;1&gt;</h4>", "<b>Before &lt;b&gt;</b>", "Caption &lt;i&gt;",
      "Safe &lt;area&gt;", "It &lt;matters&gt;.", "Views &lt;are&gt;", "&lt;k&gt;</th>",
      "<li>call(_:) &lt;1&gt;</li>", "0 + &lt;1&gt;",
    ] { #expect(page.contains(words), "\(words)") }
  }

  @Test("long Swift names can be broken between their words")
  func longSwiftNamesCanBeBroken() {
    #expect(page.contains("<code>Some<wbr>View<wbr>Controller</code>"))
    #expect(HTML.name("view.isOn. iPhone X") == "view.<wbr>is<wbr>On. iPhone X")
  }

  @Test("an image has width and height, so its load shifts no layout, and links to its file")
  func imagesHaveWidthAndHeight() {
    #expect(
      page.contains(
        """
        <a href="001-example-tall.png"><img src="001-example-tall.png" width="6" height="12" \
        loading="lazy" alt=
        """))
  }

  @Test("expected and measured are in one cell: a check mark, or both values and a cross")
  func expectedAndMeasuredAreInOneCell() {
    #expect(
      page.contains(
        """
        <th scope="row">good</th><td>1&nbsp;<span class="tick">✓</span>\
        <span class="because">0 + &lt;1&gt;</span></td>
        """))
    #expect(
      page.contains("<th scope=\"row\">bad</th><td class=\"wrong\">1, measured 2 ✗</td>"))
    #expect(page.contains("3 values compared: 1 do not agree."))
  }

  @Test("checks with the same names for each subject form a grid, others a list")
  func checksWithTheSameNamesFormAGrid() {
    func checks(_ pairs: [(String, String)]) -> String {
      let checks = pairs.map { FigureCheck($1, on: $0, expected: 1, measured: 1) }
      return GalleryPage.block(.made(Self.figure(), FigureResult(checks: checks)))
    }
    let grid = checks([("A", "x"), ("A", "y"), ("B", "x"), ("B", "y")])
    #expect(
      grid.contains(
        "<th scope=\"col\">Case</th><th scope=\"col\">x</th><th scope=\"col\">y</th>"))
    #expect(grid.contains("<tr><th scope=\"row\">B</th>"))
    let list = checks([("A", "x"), ("A", "y"), ("B", "x")])
    #expect(list.contains("class=\"subject\">A</th>") && list.contains("class=\"subject\">B</th>"))
    let wide = checks(
      ["A", "B"].flatMap { subject in ["v", "x", "y", "z"].map { (subject, $0) } })
    #expect(wide.contains("<th scope=\"col\">A</th><th scope=\"col\">B</th>"))
  }

  @Test("cells of a wide table name their column, for screens where they are stacked")
  func cellsOfWideTablesNameTheirColumn() {
    let wide = FigureTable(
      "Wide", columns: ["k", "url", "said"],
      cells: [["a", .check(FigureCheck("url", on: "a", expected: "x", measured: "x")), "b"]])
    let block = GalleryPage.block(
      .made(Self.figure(), FigureResult(checks: Self.result.checks, tables: [wide])))
    #expect(block.contains("<table class=\"wide\">\n<caption>Wide</caption>"))
    #expect(block.contains("<td data-name=\"url\">x&nbsp;"))
    #expect(block.contains("<td data-name=\"said\">b</td>"))
    #expect(block.contains("<table>\n<caption>Expected and measured</caption>"))
  }

  @Test("code and statements are quoted from the checkout, with links to it")
  func codeAndStatementsAreQuoted() throws {
    let context = try Self.context()
    let page = GalleryPage([.made(Self.figure(code: ["a"]), Self.result)], in: context).html
    #expect(page.contains("<code>let x = 1 &lt; 2\n<i>// a &amp; b</i></code>"))
    #expect(page.contains("<a href=\"../../Examples/A.swift\">A.swift</a>"))
    #expect(
      page.contains(
        "<a href=\"../spec/uikit.md#1-views\" title=\"Insets are &quot;capped&quot;.\">S1.1</a>"))
    #expect(page.contains("<dd>Insets are &quot;capped&quot;.</dd>"))
    #expect(page.contains("<summary>Where the rule comes from</summary>"))
    #expect(page.contains("<a href=\"../spec/README.md\">specification</a>"))
    #expect(page.contains("<a href=\"../../README.md\">Fanlight</a>"))
    #expect(page.contains("<a href=\"../spec/corrections.md\">corrections</a>"))
  }

  @Test("without a checkout the page has neither code nor links out of its folder")
  func pagesWithoutACheckoutHaveNoLinks() {
    let page = GalleryPage([.made(Self.figure(code: ["a"]), Self.result)]).html
    #expect(!page.contains("<pre") && !page.contains("href=\"..") && page.contains("S1.1, S1.2"))
  }

  @Test("a figure and its remedy are side by side, as before and after")
  func figureAndRemedyAreSideBySide() {
    let page = GalleryPage([
      .made(Self.figure(), Self.result),
      .made(Self.figure("001-mended", remedyFor: "001-example"), Self.result),
    ]).html
    #expect(page.components(separatedBy: "<div class=\"card pair\">").count == 2)
    let parts = ["Before</p>", "id=\"001-example\"", "After</p>", "id=\"001-mended\""]
    let places = parts.compactMap { page.range(of: $0)?.lowerBound }
    #expect(places.count == parts.count)
    #expect(places == places.sorted())
    #expect(page.components(separatedBy: "<div class=\"side\">").count == 3)
  }

  @Test("pictures of one row are together, even if others were made between them")
  func picturesOfARowAreTogether() {
    let size = CGSize(width: 10, height: 20)
    let pictures = [("a", "At rest"), ("b", "Scrolled"), ("c", "At rest"), ("d", "Scrolled")].map {
      FigurePicture(
        name: $0, row: $1, caption: "", alternative: "", drawing: DisplayList(size: size, scale: 2))
    }
    let html = GalleryPage([.made(Self.figure(), FigureResult(pictures: pictures))]).html
    #expect(html.components(separatedBy: "<h4>").count == 3)
    let files = html.matches(of: #/img src="001-example-(.)\.png/#).map { String($0.1) }
    #expect(files == ["a", "c", "b", "d"])
  }

  @Test("a figure that could not be made shows the reason")
  func failedFiguresShowTheReason() {
    let html = GalleryPage([
      .failed(Self.figure(), FigureFailure("No <engine>.", advice: "Install one."))
    ]).html
    #expect(html.contains("Not made. No &lt;engine&gt;. Install one."))
    #expect(html.contains("1 figures could not be made."))
  }

  @Test("the page needs no network and no script, and the same figures give the same bytes")
  func pageNeedsNoNetworkAndNoScript() {
    #expect(!page.contains("<script") && !page.contains("http:") && !page.contains("https:"))
    #expect(!page.contains("url(") && page.contains("default-src 'none'"))
    #expect(page == GalleryPage([.made(Self.figure(), Self.result)]).html)
    #expect(page.contains("prefers-color-scheme: dark"))
  }

  @Test("headings go down one level at a time")
  func headingsGoDownOneLevel() throws {
    let levels = try Published.page().matches(of: /<h([1-6])/).compactMap { Int($0.1) }
    #expect(levels.first == 1 && levels.filter { $0 == 1 }.count == 1)
    for (one, next) in zip(levels, levels.dropFirst()) { #expect(next <= one + 1) }
  }

  @Test("chapters and articles without figures have no section and no entry")
  func emptyChaptersAreLeftOut() throws {
    let phones = try #require(Gallery.figures.first { $0.id == "001-phones" })
    let page = GalleryPage([.made(phones, Self.result)]).html
    #expect(page.contains("<section id=\"basics\"") && page.contains("href=\"#basics\""))
    #expect(!page.contains("\"safari\"") && !page.contains("#safari"))
    #expect(page.contains("id=\"article-001\"") && !page.contains("article-002"))
  }
}
