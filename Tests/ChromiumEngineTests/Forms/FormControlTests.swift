import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

/// - Source: WebKit's html.css, legacyFormControlsIOS.css and RenderThemeIOS.mm.
@Suite("Form controls have the style of iOS")
struct FormControlTests {
  private static let start = "<!doctype html><meta name=viewport content='width=device-width'>"

  /// Shows a page and returns what a script finds in it, as text.
  private func find(
    _ script: String, in html: String, controls: FormControls = .filled
  ) async throws -> String {
    let watcher = try await Watcher.open(formControls: controls)
    try await watcher.show(.html(Self.start + html, baseURL: nil))
    let value = try await watcher.page.evaluate("String(\(script))")
    await watcher.page.close()
    guard case .string(let text) = value else { return "\(value)" }
    return text
  }

  /// A script for computed values of the first control.
  private func style(_ names: String..., of selector: String = "[data-x]") -> String {
    let list = names.map { "style['\($0)']" }.joined(separator: ",")
    return
      "(() => { const style = getComputedStyle(document.querySelector('\(selector)')); return [\(list)].join(' | ') })()"
  }

  @Test("text is 11 points, boxes are 16, and buttons and drop-down lists at least 20 high")
  func controlsHaveIOSSizes() async throws {
    #expect(
      try await find(style("font-size", "border-radius", "padding"), in: "<input data-x>")
        == "11px | 5px | 2.2px 5.5px 3.3px")
    #expect(
      try await find(
        style("width", "height", "margin"), in: "<input type=checkbox data-x>")
        == "16px | 16px | 3px 2px")
    for html in [
      "<button data-x>Go</button>", "<input type=submit data-x>", "<select data-x></select>",
    ] {
      #expect(
        try await find(style("min-height", "font-size"), in: html) == "20px | 11px", "\(html)")
    }
    let larger = "<button data-x style='font-size: 22px'>Go</button>"
    #expect(try await find(style("min-height"), in: larger) == "40px")
  }

  @Test(
    "buttons, drop-down lists and dates are gray pills with text in the tint color from iOS 15 on")
  func buttonsAndDatesAreGrayPills() async throws {
    let expected = "rgb(233, 233, 235) | rgb(0, 122, 255)"
    for html in [
      "<button data-x>Go</button>", "<select data-x><option>1</select>", "<input type=date data-x>",
    ] {
      let found = try await find(style("background-color", "color"), in: html)
      #expect(found == expected, "\(html)")
    }
    #expect(
      try await find(style("background-color", "color"), in: "<input type=submit data-x>")
        == "rgb(0, 122, 255) | rgb(255, 255, 255)")
    let dark = "<meta name=color-scheme content=dark><button data-x>Go</button>"
    #expect(
      try await find(style("background-color", "color"), in: dark)
        == "rgb(38, 38, 41) | rgb(10, 132, 255)")
  }

  @Test("up to iOS 14 controls have dark borders and black text")
  func upToIOS14ControlsHaveDarkBordersAndBlackText() async throws {
    for html in ["<button data-x>Go</button>", "<select data-x></select>", "<input data-x>"] {
      #expect(
        try await find(style("border-top-color", "color"), in: html, controls: .outlined)
          == "rgb(76, 76, 76) | rgb(0, 0, 0)", "\(html)")
    }
  }

  @Test("a date without a value is as wide as one with it, and both are one field")
  func emptyDatesAreAsWide() async throws {
    let html = "<input type=date id=a><input type=date id=b value=2026-01-09>"
    let found = try await find(
      "['a', 'b'].map(i => document.getElementById(i).offsetWidth)", in: html)
    let widths = found.split(separator: ",").compactMap { Int($0) }
    #expect(widths.count == 2 && widths[0] == widths[1] && widths[0] > 60)
  }

  @Test(
    "every rule of the page overrides them: of no specificity, in layers, in sheets that it adopts",
    arguments: [
      "<style>* { padding: 7px; color: red }</style>",
      "<style>@layer base { button { padding: 7px; color: red } }</style>",
      "<style>@layer theme, base; @layer base { * { padding: 7px; color: red } }</style>",
      "<style>@layer a.b { button { padding: 7px; color: red } } @layer a { i { top: 0 } }</style>",
      "<style>@layer { button { padding: 7px; color: red } }</style>",
      """
      <script>const s = new CSSStyleSheet(); s.replaceSync('button { padding: 7px; color: red }');
      document.adoptedStyleSheets.push(s)</script>
      """,
    ])
  func pageRulesOverrideTheControls(style sheet: String) async throws {
    let found = try await find(
      style("padding", "color"), in: sheet + "<button data-x>Go</button>")
    #expect(found == "7px | rgb(255, 0, 0)")
  }

  @Test("layers whose first has a name leave the rest of a control as it is on iOS")
  func namedLayersLeaveTheControls() async throws {
    let sheet = "<style>@layer theme, base; @layer base { button { padding: 7px } }</style>"
    let found = try await find(
      style("padding", "background-color"), in: sheet + "<button data-x>Go</button>")
    #expect(found == "7px | rgb(233, 233, 235)")
  }

  @Test("a page finds no sheet that is not its own, and adopts its own as ever")
  func pagesFindNoForeignSheet() async throws {
    let script = """
      (() => {
        const before = [document.adoptedStyleSheets.length, document.styleSheets.length];
        const one = new CSSStyleSheet(), two = new CSSStyleSheet();
        document.adoptedStyleSheets = [one];
        document.adoptedStyleSheets.push(two);
        const all = [...document.adoptedStyleSheets];
        const same = all.length === 2 && all[0] === one && all[1] === two;
        let refused = 0;
        try { document.adoptedStyleSheets = [{}]; } catch (error) { refused += error instanceof TypeError; }
        try { document.adoptedStyleSheets.push({}); } catch (error) { refused += error instanceof TypeError; }
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== one);
        return [...before, same, refused, document.adoptedStyleSheets.length,
          getComputedStyle(document.querySelector('button')).minHeight];
      })()
      """
    #expect(try await find(script, in: "<button>Go</button>") == "0,0,true,2,1,20px")
  }

  @Test("controls in frames are as those outside; where the engine's own are wanted there are none")
  func controlsInFrames() async throws {
    let html = "<iframe srcdoc='<button>Go</button>'></iframe>"
    let script = """
      document.querySelector('iframe').contentWindow.getComputedStyle(
        document.querySelector('iframe').contentDocument.querySelector('button')).fontSize
      """
    #expect(try await find(script, in: html) == "11px")
    #expect(try await find(script, in: html, controls: .engine) != "11px")
  }
}
