import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Inspection · the declarations that determine an element's values (audit.md 2.5)")
struct DeclarationTests {
  private static let html = """
    <!doctype html>
    <link rel=stylesheet href="/app.css">
    <style>
      .bar { bottom: 0;
             padding: 4px }
    </style>
    <p id=first class=bar>x<p id=second class=bar style="top: 3px">y
    """

  private static let sheet = "p { position: fixed; top: 1px }\n\n#first { top: 2px !important }\n"

  /// The declarations of an element, as texts.
  private func declarations(of expression: String, _ properties: String...) async throws -> [String]
  {
    let server = try LoopbackServer([
      "/": .page(Self.html),
      "/app.css": .response("200 OK", headers: ["Content-Type: text/css"], body: Self.sheet),
    ])
    let page = try await sharedEngine.makePage(
      PageConfiguration(viewport: PageViewport.portrait))
    let watcher = await Watcher.watch(try #require(page as? ChromiumPage))
    try await watcher.show(.url(server.url("/")))
    let found = try await watcher.page.declarations(
      ofElement: expression, in: .named("inspector"), properties: properties)
    await watcher.page.close()
    return found.map { declaration in
      let place = declaration.line.map { "\($0):\(declaration.column ?? 0)" } ?? "?"
      let path = URL(string: declaration.source)?.path ?? ""
      return "\(path) \(place) \(declaration.selector ?? "style") "
        + "{ \(declaration.property): \(declaration.value) }"
    }
  }

  @Test("the important declaration wins, with the line of its sheet")
  func importantDeclarationWins() async throws {
    #expect(
      try await declarations(of: "document.querySelector('#first')", "top", "position") == [
        "/app.css 3:10 #first { top: 2px }", "/app.css 1:5 p { position: fixed }",
      ])
  }

  // The protocol does not say where in the document an attribute is.
  @Test("a style attribute wins over rules, and an element's sheet has the document's lines")
  func styleAttributeWins() async throws {
    #expect(
      try await declarations(of: "document.querySelector('#second')", "top", "bottom") == [
        "/ ? style { top: 3px }", "/ 4:10 .bar { bottom: 0 }",
      ])
  }

  @Test("a shorthand is listed once for its longhands")
  func shorthandIsListedOnce() async throws {
    #expect(
      try await declarations(
        of: "document.querySelector('.bar')", "padding-top", "padding-bottom")
        == ["/ 5:10 .bar { padding: 4px }"])
  }

  @Test("the style of iOS's form controls is not the page's")
  func styleOfFormControlsIsNotThePages() async throws {
    let field = "document.body.appendChild(document.createElement('input'))"
    #expect(try await declarations(of: field, "font", "font-size") == [])
  }

  @Test("no declaration of a property that the page does not set")
  func undeclaredPropertyHasNoDeclaration() async throws {
    #expect(try await declarations(of: "document.querySelector('.bar')", "left") == [])
  }
}
