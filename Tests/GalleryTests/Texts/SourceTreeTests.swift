import Foundation
import Testing

@testable import Gallery

@Suite("The gallery's quotes of code and statements")
struct SourceTreeTests {
  @Test("an excerpt is the text between its markers, without common indentation")
  func excerptsAreTextBetweenMarkers() {
    let source = """
      struct A {
        // figure: one

        func f() {
          g()
        }
        // end figure
        let x = 1
        // figure: two
        let y = 2
      }
      """
    let excerpts = CodeExcerpt.excerpts(in: source, path: "A.swift")

    #expect(excerpts.map(\.name) == ["one", "two"])
    #expect(excerpts.first?.text == "func f() {\n  g()\n}")
    #expect(excerpts.last?.text == "  let y = 2\n}")
  }

  @Test("an excerpt without lines is empty")
  func excerptsWithoutLinesAreEmpty() {
    let excerpts = CodeExcerpt.excerpts(in: "// figure: a\n\n// end figure", path: "A.swift")
    #expect(excerpts.map(\.text) == [""])
  }

  @Test("statements are read with their number, without sources, under their heading")
  func statementsAreReadWithTheirNumber() {
    let paper = """
      ## 1. UIView safe area
      S1.1 Let `p` be **inset**:
      - top = clamp [M; W18]
      S1.2 The four edges are independent. [D; W18]

      not a statement
      ### 1.2 What it says — and why
      20. Avoidance is computed. — source: A.cpp
      | Q1 | when? | AD: always |
      """
    let statements = Statement.statements(in: paper, path: "docs/spec/uikit.md")

    #expect(statements.map(\.number) == ["S1.1", "S1.2", "W20", "Q1"])
    #expect(
      statements.map(\.text) == [
        "Let p be inset: - top = clamp", "The four edges are independent.",
        "Avoidance is computed.", "when? — AD: always",
      ])
    #expect(statements.first?.fragment == "1-uiview-safe-area")
    #expect(statements.last?.fragment == "12-what-it-says--and-why")
  }

  @Test("a long statement is complete, and a sentence has one period where its sources were")
  func longStatementsAreComplete() throws {
    let paper = "S1.1 " + String(repeating: "word ", count: 100) + "end. [D; AD]. Next [O]."
    let statement = try #require(Statement.statements(in: paper, path: "a").first)
    #expect(statement.text.hasSuffix("word end. Next."))
    #expect(statement.text.count == 510)  // 100 times "word ", and "end. Next.".
  }

  @Test(
    "a statement is quoted with the specification's abbreviations expanded",
    arguments: [
      ("S1.1 The VC's view (all era B/C). → Q14", "The view controller's view (iOS 11 and later)."),
      (
        "S4.10 SD3's reading is wrong. [D]",
        "The reading of the article on adjustedContentInset is wrong."
      ),
      ("S3.1 A navigation bar, SE, VCS.", "A navigation bar, SE, VCS."),
      ("52. cover page: OBS = 0. — source: A.mm", "cover page: the obscured insets = 0."),
      ("76. env() is new. — inferred (UIKit)", "env() is new."),
      ("198. idle: FAILP -999.", "idle: didFailProvisionalNavigation -999."),
    ])
  func abbreviationsAreExpanded(line: String, quoted: String) throws {
    let statement = try #require(Statement.statements(in: line, path: "a.md").first)
    #expect(Abbreviations.spelledOut(in: statement) == quoted)
  }

  @Test("no statement of the gallery has an abbreviation of a source")
  func statementsHaveNoAbbreviations() throws {
    let names = try Published.page()
      .matches(of: /<dd>[^<]*\b(SD\d|OUK|SST|AD|VC|SYS|OBS|FAILP|era [ABC]|Q\d+)\b/)
    #expect(names.isEmpty, "\(names.map { $0.0 })")
  }

  @Test("links are relative to the page's folder; a folder outside the checkout has none")
  func linksAreRelativeToThePage() {
    let tree = SourceTree(root: URL(fileURLWithPath: "/a/checkout", isDirectory: true))
    func link(from folder: String) -> String? {
      tree.link(to: "docs/spec/uikit.md", from: URL(fileURLWithPath: folder, isDirectory: true))
    }
    #expect(link(from: "/a/checkout/docs/gallery") == "../spec/uikit.md")
    #expect(link(from: "/a/checkout") == "docs/spec/uikit.md")
    #expect(link(from: "/a/checkout/out/deep") == "../../docs/spec/uikit.md")
    #expect(link(from: "/a/other") == nil)
  }

  @Test("the checkout that contains a folder is found; a folder outside of one has none")
  func checkoutOfAFolderIsFound() {
    #expect(SourceTree.containing(Published.folder)?.root.path == Published.sources.root.path)
    #expect(SourceTree.containing(URL(fileURLWithPath: "/", isDirectory: true)) == nil)
  }
}
