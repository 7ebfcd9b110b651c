import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

/// Properties that WebKit has on iOS alone: CSSProperties.json, `-webkit-touch-callout` and
/// `-webkit-overflow-scrolling`.
@Suite("@supports conditions by which pages detect iOS")
struct SupportsTests {
  @Test(
    "Conditions are replaced with ones that Blink evaluates as iOS does",
    arguments: [
      ("@supports (-webkit-touch-callout: none) {a{b:c}}", "@supports (color: inherit) {a{b:c}}"),
      (
        " @Supports not (-WEBKIT-touch-callout:none){a{b:c}}",
        " @Supports not (color: inherit){a{b:c}}"
      ),
      (
        "/* an iPhone; no { } */\n@supports (-webkit-touch-callout:none){}",
        "/* an iPhone; no { } */\n@supports (color: inherit){}"
      ),
      (
        "@media print{@supports (x:y) and (-webkit-overflow-scrolling : touch){}}",
        "@media print{@supports (x:y) and (color: inherit){}}"
      ),
    ])
  func conditionsAreReplacedForBlink(_ sheet: String, _ expected: String) throws {
    let adjusted = try #require(StyleSheetText.adjusted(sheet.utf8))
    #expect(String(decoding: adjusted, as: UTF8.self) == expected)
  }

  @Test(
    "Properties that iOS does not support, and text other than @supports, are not changed",
    arguments: [
      "@supports (-webkit-touch-callout: 5px) {a{b:c}}", "a{-webkit-touch-callout:none}",
      "@supports (-moz-appearance: none) {a{b:c}}", "@supportsx (-webkit-touch-callout: none){}",
      "/* @supports (-webkit-touch-callout: none) */",
    ])
  func unsupportedPropertiesAreNotChanged(_ sheet: String) {
    #expect(StyleSheetText.adjusted(sheet.utf8) == nil)
  }

  @Test("Sheets of every kind, and scripts, get the result of an iPhone")
  func sheetsOfEveryKindAndScripts() async throws {
    let rule = "@supports (-webkit-touch-callout: none)"
    let server = try LoopbackServer([
      "/": .page(
        """
        <link rel=stylesheet href=/sheet.css>
        <style>\(rule) { #b { width: 11px; @media all { height: 22vh } } } #b { width: 5px }
        @supports not (-webkit-touch-callout: none) { #c { width: 7px } }</style>
        <p id=a><p id=b><p id=c><p id=d>
        """),
      "/sheet.css": .response(
        "200 OK", headers: ["Content-Type: text/css"], body: rule + "{ #a { width: 33px } }"),
    ])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    _ = try await watcher.page.evaluate(
      "document.styleSheets[1].insertRule('\(rule) { #d { width: 44px } }', 0); 0")
    // A rule keeps its place among the others.
    #expect(
      try await watcher.page.evaluate(
        "['a', 'b', 'd'].map(id => getComputedStyle(document.getElementById(id)).width).join()")
        == .string("33px,5px,44px"))
    #expect(
      try await watcher.page.evaluate(
        "getComputedStyle(document.getElementById('c')).width != '7px'")
        == .bool(true))
    #expect(
      try await watcher.page.evaluate("document.getElementById('b').offsetHeight > 100")
        == .bool(true))
    for (condition, response) in [
      ("CSS.supports('-webkit-touch-callout', 'none')", true),
      ("CSS.supports('(-webkit-touch-callout: none)')", true),
      ("CSS.supports('-webkit-overflow-scrolling: touch')", true),
      ("CSS.supports('not (-webkit-touch-callout: none)')", false),
      ("CSS.supports('-webkit-touch-callout', 'red')", false),
      ("CSS.supports('display', 'grid')", true), ("CSS.supports('(display: no)')", false),
      ("CSS.supports('selector(:has(a))')", true),
    ] {
      #expect(try await watcher.page.evaluate(condition) == .bool(response), "\(condition)")
    }
    await watcher.page.close()
  }
}
