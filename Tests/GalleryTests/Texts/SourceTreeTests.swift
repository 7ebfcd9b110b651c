import Foundation
import Testing

@testable import Gallery

@Suite("The gallery's quotes of code and statements")
struct SourceTreeTests {
  @Test("an excerpt is what stands between its markers, without common indentation")
  func anExcerptIsWhatStandsBetweenItsMarkers() {
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
  func emptyExcerpt() {
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

  @Test("a long statement is whole, and a sentence has one full stop where its sources stood")
  func longStatement() throws {
    let paper = "S1.1 " + String(repeating: "word ", count: 100) + "end. [D; AD]. Next [O]."
    let statement = try #require(Statement.statements(in: paper, path: "a").first)
    #expect(statement.text.hasSuffix("word end. Next."))
    #expect(statement.text.count == 510)  // 100 times "word ", and "end. Next.".
  }

  @Test("links lead from the page's folder to a file of the checkout, and nowhere from outside")
  func linksLeadToFilesOfTheCheckout() {
    let tree = SourceTree(root: URL(fileURLWithPath: "/a/checkout", isDirectory: true))
    func link(from folder: String) -> String? {
      tree.link(to: "docs/spec/uikit.md", from: URL(fileURLWithPath: folder, isDirectory: true))
    }
    #expect(link(from: "/a/checkout/docs/gallery") == "../spec/uikit.md")
    #expect(link(from: "/a/checkout") == "docs/spec/uikit.md")
    #expect(link(from: "/a/checkout/out/deep") == "../../docs/spec/uikit.md")
    #expect(link(from: "/a/other") == nil)
  }

  @Test("a folder in a checkout finds it, one elsewhere does not")
  func aFolderFindsItsCheckout() {
    #expect(SourceTree.containing(Published.folder)?.root.path == Published.sources.root.path)
    #expect(SourceTree.containing(URL(fileURLWithPath: "/", isDirectory: true)) == nil)
  }
}
