import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

/// Tests of the CSS that Safari on iOS supports according to MDN's browser-compat-data, and of WebKit's
/// `-webkit-backdrop-filter`.
@Suite("CSS newer than the iOS version is ignored")
struct CSSFeatureTests {
  private func open(_ major: Int, _ minor: Int = 0) async throws -> Watcher {
    try await Watcher.open(
      PageViewport.cover,
      environment: PageEnvironment(
        platform: WebPlatform(major: major, minor: minor, app: .safari),
        systemFonts: ["-apple-system-body": SystemFont(size: 28)]))
  }

  /// Shows a document and returns what a script in it says.
  private func response(
    _ script: String, of html: String, on major: Int, _ minor: Int = 0
  ) async throws -> ScriptValue {
    let watcher = try await open(major, minor)
    try await watcher.show(.html("<!doctype html>" + html, baseURL: nil))
    let response = try await watcher.page.evaluate(script)
    await watcher.page.close()
    return response
  }

  @Test(
    "@supports and CSS.supports are evaluated for the iOS version",
    arguments: [
      ("(aspect-ratio: 1)", 14, 8, false), ("(aspect-ratio: 1)", 15, 0, true),
      ("selector(:has(a))", 15, 3, false), ("selector(:has(a))", 15, 4, true),
      ("(height: 1dvh)", 15, 3, false), ("(height: 1dvh)", 15, 4, true),
      ("(height: 1vh)", 15, 3, true), ("(padding: env(safe-area-inset-top))", 11, 2, false),
      ("(padding: constant(safe-area-inset-top))", 11, 2, true),
      ("(padding: env(safe-area-inset-top))", 11, 3, true),
      ("(padding: constant(safe-area-inset-top))", 11, 3, false),
      ("(color: color-mix(in srgb, red, blue))", 16, 1, false),
      ("(color: color-mix(in srgb, red, blue))", 16, 2, true),
      ("not (container-type: size)", 15, 8, true), ("(anchor-name: --a)", 18, 6, false),
      ("(anchor-name: --a)", 26, 0, true), ("(interpolate-size: allow-keywords)", 27, 1, false),
      ("(-webkit-backdrop-filter: blur(1px))", 9, 0, true),
      ("(-webkit-backdrop-filter: blur(1px))", 26, 0, true),
      ("(-webkit-backdrop-filter: nonsense)", 17, 0, false),
      ("(backdrop-filter: blur(1px))", 17, 6, false),
      ("(backdrop-filter: blur(1px))", 18, 0, true), ("(font: -apple-system-body)", 17, 0, true),
      ("(display: grid)", 17, 0, true), ("(position: sticky)", 12, 4, false),
      ("(display: grid) and (not (inset: 0))", 14, 4, true),
      ("(-webkit-touch-callout: none) and (inset: 0)", 14, 5, true),
    ])
  func supportsIsEvaluatedAsByTheSystem(
    _ condition: String, _ major: Int, _ minor: Int, _ expected: Bool
  ) async throws {
    let width = try await response(
      "[CSS.supports('\(condition)'), getComputedStyle(document.querySelector('p')).width].join()",
      of: "<style>p{width:5px} @supports \(condition) { p { width: 7px } }</style><p>",
      on: major, minor)
    #expect(width == .string("\(expected),\(expected ? 7 : 5)px"))
  }

  @Test("CSS.supports accepts a property and a value, or a declaration without parentheses")
  func formsOfCSSSupports() async throws {
    let script = """
      [CSS.supports('aspect-ratio', '1'), CSS.supports('aspect-ratio: 1'),
        CSS.supports('width', '1px'), CSS.supports('--x: 1dvh')].join()
      """
    #expect(try await response(script, of: "", on: 14, 8) == .string("false,false,true,true"))
    #expect(try await response(script, of: "", on: 17) == .string("true,true,true,true"))
  }

  @Test("Backdrop filters have WebKit's name up to iOS 17, and both names from 18 on")
  func backdropFiltersHaveWebKitsName() async throws {
    let html = """
      <style>#a{-webkit-backdrop-filter:blur(3px)} #b{backdrop-filter:blur(4px)}
      #c{backdrop-filter:blur(4px);-webkit-backdrop-filter:blur(5px)}</style>
      <p id=a><p id=b><p id=c><p id=d style="-webkit-backdrop-filter:blur(6px)"><p id=e>
      """
    let script = """
      e.style.webkitBackdropFilter = 'blur(7px)';
      [a, b, c, d, e].map(p => getComputedStyle(p).webkitBackdropFilter).join()
      """
    #expect(
      try await response(script, of: html, on: 17)
        == .string("blur(3px),none,blur(5px),blur(6px),blur(7px)"))
    #expect(
      try await response(script, of: html, on: 18)
        == .string("blur(3px),blur(4px),blur(5px),blur(6px),blur(7px)"))
  }

  @Test("up to iOS 11.2 constant() has the values of env(), which is unknown")
  func constantIsEnvBeforeIOS11_3() async throws {
    let html = """
      <meta name=viewport content='width=device-width, viewport-fit=cover'>
      <style>p{margin:0;padding-top:1px} #a{padding-top:constant(safe-area-inset-top)}
      #b{padding-top:env(safe-area-inset-top)}</style><p id=a><p id=b>
      """
    let script = "[a, b].map(p => getComputedStyle(p).paddingTop).join()"
    #expect(try await response(script, of: html, on: 11, 1) == .string("88px,1px"))
    #expect(try await response(script, of: html, on: 11, 4) == .string("1px,88px"))
    #expect(try await response(script, of: html, on: 10, 3) == .string("1px,1px"))
  }

  @Test(
    "Unknown declarations, selectors, at-rules and nested rules are ignored, their neighbors not")
  func unknownCSSIsIgnored() async throws {
    let rules = """
      p { width: 1px; height: 2px } p { width: 5px; height: 6dvh }
      p:has(b), p { width: 9px } @layer x { p { width: 10px } }
      @container (width > 1px) { p { width: 11px } } @media (width >= 1px) { p { width: 12px } }
      div { color: red; p { width: 13px } }
      """
    let server = try LoopbackServer([
      "/": .page(
        """
        <!doctype html><style>\(rules.replacing("p ", with: "#a ").replacing("p:", with: "#a:"))</style>
        <link rel=stylesheet href=/sheet.css>
        <div><p id=a><b></b><p id=b><b></b><p id=c style="width:5px;width:6dvw"></div>
        """),
      "/sheet.css": .response(
        "200 OK", headers: ["Content-Type: text/css"],
        body: rules.replacing("p ", with: "#b ").replacing("p:", with: "#b:")),
    ])
    let script = """
      [a, b, c].map(p => [getComputedStyle(p).width, getComputedStyle(p).height].join(' ')).join()
      """
    // A dynamic viewport unit is a hundredth of the view, which has 375 by 812 points.
    let expected: [Int: [Double]] = [
      15: [5, 2, 5, 2, 5, 0], 26: [13, 48.72, 13, 48.72, 22.5, 0],
    ]
    for (major, lengths) in expected {
      let watcher = try await open(major)
      try await watcher.show(.url(server.url("/")))
      guard case .string(let text) = try await watcher.page.evaluate(script) else {
        Issue.record("the script has no text on iOS \(major)")
        continue
      }
      let found = text.split { $0 == "," || $0 == " " }.map { Double($0.dropLast(2)) ?? -1 }
      try #require(found.count == lengths.count, "iOS \(major): \(text)")
      // Blink's layout has 64ths of a pixel.
      let isEqual = zip(found, lengths).allSatisfy { abs($0 - $1) < 1.0 / 64 }
      #expect(isEqual, "iOS \(major): \(text)")
      await watcher.page.close()
    }
  }

  @Test("CSS that scripts set is restricted in the same way")
  func scriptedCSSIsRestricted() async throws {
    let script = """
      const late = 'color: red; color: light-dark(lime, lime)';
      document.styleSheets[0].insertRule(`#a { ${late} }`, 0);
      const made = new CSSStyleSheet();
      made.replaceSync(`#b { ${late} }`);
      document.adoptedStyleSheets = [made];
      c.style.cssText = late;
      d.style.color = 'red';
      d.style.setProperty('color', 'light-dark(lime, lime)');
      [a, b, c, d].map(p => getComputedStyle(p).color).join(';')
      """
    let html = "<style>p{margin:0}</style><p id=a><p id=b><p id=c><p id=d>"
    let red = Array(repeating: "rgb(255, 0, 0)", count: 4).joined(separator: ";")
    let lime = Array(repeating: "rgb(0, 255, 0)", count: 4).joined(separator: ";")
    #expect(try await response(script, of: html, on: 17, 4) == .string(red))
    #expect(try await response(script, of: html, on: 17, 5) == .string(lime))
  }

  @Test("with var() an unknown function makes a declaration invalid at computed-value time")
  func varWithAnUnknownFunctionIsInvalid() async throws {
    let html =
      "<style>p{--a:3px;width:5px;width:clamp(1px,var(--a),9px)}</style><div style='width:50px'><p id=a>"
    let script = "getComputedStyle(a).width"
    #expect(try await response(script, of: html, on: 13, 3) == .string("50px"))
    #expect(try await response(script, of: html, on: 13, 4) == .string("3px"))
  }

  @Test("A system text style has the user's text size")
  func systemTextStylesHaveTheUsersSize() async throws {
    let html =
      "<style>#a{font:-apple-system-body}</style><p id=a><p id=b style='font: -apple-system-body'>"
    let script = "[a, b].map(p => getComputedStyle(p).fontSize).join()"
    #expect(try await response(script, of: html, on: 17) == .string("28px,28px"))
  }

  @Test("A table of releases gives the features of later releases and those of none")
  func releaseTableGivesLaterFeatures() {
    let table = ReleaseTable("- c\n9 a\n11.3 b\n18.4 d")
    let platform = WebPlatform(major: 11, minor: 2, app: .safari)
    #expect(table.names(after: platform) == ["b", "c", "d"])
    #expect(table.names(after: WebPlatform(major: 18, minor: 10, app: .safari)) == ["c"])
  }
}
