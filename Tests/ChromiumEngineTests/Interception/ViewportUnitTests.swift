import EngineSupport
import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Viewport units are parts of WebKit's sizes")
struct ViewportUnitTests {
  /// The view of W106: 320x500, at least 11/21/31/41 covered and at most 12/22/32/42, over a page
  /// that is laid out for less than the view.
  private static let covered: PageViewport = {
    PageViewport(
      screenSize: CGSize(width: 320, height: 500), deviceScaleFactor: 2,
      unobscuredSize: CGSize(width: 300, height: 470), layoutSize: CGSize(width: 300, height: 450),
      unitSize: CGSize(width: 320, height: 500), smallUnitSize: CGSize(width: 256, height: 456),
      largeUnitSize: CGSize(width: 258, height: 458))
  }()

  /// What 100 of each unit are: the sizes of W106, and for dynamic units what fixed elements stand
  /// in (W102).
  private static let expected: [String: Double] = [
    "vw": 320, "vh": 500, "vmin": 320, "vmax": 500, "vi": 320, "vb": 500,
    "svw": 256, "svh": 456, "svmin": 256, "svmax": 456, "svi": 256, "svb": 456,
    "lvw": 258, "lvh": 458, "lvmin": 258, "lvmax": 458, "lvi": 258, "lvb": 458,
    "dvw": 300, "dvh": 470, "dvmin": 300, "dvmax": 470, "dvi": 300, "dvb": 470,
  ]

  private static let start = "<!doctype html><meta name=viewport content='width=device-width'>"

  private func lengths(_ watcher: Watcher, _ names: [String]) async throws -> [String: Double] {
    let value = try await watcher.page.evaluate(
      """
      Object.fromEntries(\(JSON.array(names.map { .string($0) }).text).map(n =>
        [n, document.getElementById(n).getBoundingClientRect().width]))
      """)
    guard case .object(let members) = value else { return [:] }
    return members.compactMapValues { if case .number(let number) = $0 { number } else { nil } }
  }

  private func boxes(_ style: (String) -> String) -> String {
    Self.expected.keys.map { "<i id=\($0) \(style($0))></i>" }.joined()
  }

  private static func rules() -> String {
    "i{display:block;position:absolute}" + expected.keys.map { "#\($0){width:100\($0)}" }.joined()
  }

  @Test("W96 W97 W98 W102 W105 W106: in a style element and in style attributes")
  func unitsInTheDocument() async throws {
    let watcher = try await Watcher.open(Self.covered)
    let names = Array(Self.expected.keys)
    try await watcher.show(
      .html(Self.start + "<style>\(Self.rules())</style>" + boxes { _ in "" }, baseURL: nil))
    #expect(try await lengths(watcher, names).mapValues { $0.rounded() } == Self.expected)

    try await watcher.show(
      .html(
        Self.start + boxes { "style='display:block;position:absolute;width:100\($0)'" },
        baseURL: nil))
    #expect(try await lengths(watcher, names).mapValues { $0.rounded() } == Self.expected)
    await watcher.page.close()
  }

  @Test("W105: vi and vb follow the element's writing mode")
  func viAndVbFollowTheWritingMode() async throws {
    let watcher = try await Watcher.open(Self.covered)
    try await watcher.show(
      .html(
        Self.start + "<style>p{writing-mode:vertical-rl;position:absolute}</style>"
          + "<p id=a style='width:100vi'></p><p id=b style='width:100svb'></p>", baseURL: nil))
    let both = try await lengths(watcher, ["a", "b"]).mapValues { $0.rounded() }
    #expect(both == ["a": 500, "b": 256])
    await watcher.page.close()
  }

  @Test("W106: linked style sheets, same-origin, cross-origin, imported and with integrity")
  func linkedStyleSheets() async throws {
    let names = ["svh", "svw"]
    let rules = Self.rules()
    let css = ["Content-Type: text/css"]
    let other = try LoopbackServer(["/o.css": .response("200 OK", headers: css, body: rules)])
    // The digest of `checked` in SHA-256; a sheet with other text is not used at all.
    let checked = "i{display:block;position:absolute}#svh{width:100svh}#svw{width:100svw}"
    let server = try LoopbackServer([
      "/own": .page(Self.start + "<link rel=stylesheet href=/own.css>" + boxes { _ in "" }),
      "/own.css": .response("200 OK", headers: css, body: rules),
      "/other": .page(
        Self.start + "<link rel=stylesheet href='\(other.url("/o.css"))'>" + boxes { _ in "" }),
      "/imports": .page(
        Self.start + "<link rel=stylesheet href=/import.css>" + boxes { _ in "" }),
      "/import.css": .response("200 OK", headers: css, body: "@import '/own.css';"),
      "/checked": .page(
        Self.start + "<link rel=stylesheet href=/checked.css integrity='\(Self.digest)'>"
          + boxes { _ in "" }),
      "/checked.css": .response("200 OK", headers: css, body: checked),
    ])
    let watcher = try await Watcher.open(Self.covered)
    for path in ["/own", "/other", "/imports", "/checked"] {
      try await watcher.show(.url(server.url(path)))
      let found = try await lengths(watcher, names).mapValues { $0.rounded() }
      #expect(found == ["svh": 456, "svw": 256], "\(path)")
    }
    await watcher.page.close()
  }

  private static let digest = "sha256-sguTg/t7kI/PIzSk2noPpIuIyrknhY5kRCdxqMNmbfQ="

  @Test("W106: under a content security policy that allows no styles of the document's own")
  func unitsUnderAContentSecurityPolicy() async throws {
    let server = try LoopbackServer([
      "/": .response(
        "200 OK",
        headers: ["Content-Type: text/html", "Content-Security-Policy: style-src 'self'"],
        body: Self.start + "<link rel=stylesheet href=/a.css>" + boxes { _ in "" }),
      "/a.css": .response("200 OK", headers: ["Content-Type: text/css"], body: Self.rules()),
    ])
    let watcher = try await Watcher.open(Self.covered)
    try await watcher.show(.url(server.url("/")))
    let found = try await lengths(watcher, ["svh", "lvw"]).mapValues { $0.rounded() }
    #expect(found == ["svh": 456, "lvw": 258])
    await watcher.page.close()
  }

  @Test("W106: rules, sheets, attributes and shadow trees that scripts make")
  func rulesAddedByScriptsAreConverted() async throws {
    let watcher = try await Watcher.open(Self.covered)
    try await watcher.show(.html(Self.start + "<style></style><i id=a></i><p>", baseURL: nil))
    let source = """
      const width = e => Math.round(e.getBoundingClientRect().width);
      const a = document.getElementById('a');
      document.styleSheets[0].insertRule('i{display:block;width:100svh}');
      const rule = width(a);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('i{width:100lvh !important}');
      document.adoptedStyleSheets = [sheet];
      const adopted = width(a);
      document.adoptedStyleSheets = [];
      a.style.width = '100lvw';
      const shadow = document.querySelector('p').attachShadow({ mode: 'closed' });
      shadow.innerHTML = '<style>b{display:block;width:100svw}</style><b></b>';
      await new Promise(done => setTimeout(done));
      return [rule, adopted, width(a), width(shadow.querySelector('b'))];
      """
    let found = await run(ScriptCall(source: source, form: .asyncBody([:])), in: watcher)
    #expect(found == .array([.number(456), .number(458), .number(258), .number(256)]))
    await watcher.page.close()
  }

  @Test("W106: a change of the insets reaches the page without a load; a frame keeps its own units")
  func insetChangesReachThePage() async throws {
    let server = try LoopbackServer([
      "/": .page(
        Self.start + "<link rel=stylesheet href=/a.css>" + boxes { _ in "" }
          + "<iframe src=/frame style='width:100px;height:80px;border:0'></iframe>"),
      "/frame": .page(
        "<!doctype html><link rel=stylesheet href=/a.css><i id=svh></i><i id=vw></i>"),
      "/a.css": .response("200 OK", headers: ["Content-Type: text/css"], body: Self.rules()),
    ])
    let watcher = try await Watcher.open(Self.covered)
    try await watcher.show(.url(server.url("/")))
    var changed = Self.covered
    changed.smallUnitSize = CGSize(width: 200, height: 300)
    try await watcher.turn(to: changed)
    #expect(try await lengths(watcher, ["svh", "svw"]) == ["svh": 300, "svw": 200])
    let frame = try await watcher.page.evaluate(
      """
      ['svh', 'vw'].map(n => document.querySelector('iframe').contentDocument
        .getElementById(n).getBoundingClientRect().width)
      """)
    #expect(frame == .array([.number(80), .number(100)]))
    await watcher.page.close()
  }

  @Test("W96: a page finds no attribute, element or sheet that is not its own")
  func pagesFindNoForeignAttribute() async throws {
    let watcher = try await Watcher.open(Self.covered)
    try await watcher.show(.html(Self.start + "<style>i{width:1svh}</style><p>", baseURL: nil))
    let seen = try await watcher.page.evaluate(
      """
      [document.documentElement.attributes.length, document.styleSheets.length,
       document.adoptedStyleSheets.length, document.querySelector('style').textContent,
       String(CSSStyleSheet.prototype.insertRule).includes('native code')]
      """)
    #expect(
      seen
        == .array([
          .number(0), .number(1), .number(0), .string("i{width:1svh}"), .bool(true),
        ]))
    await watcher.page.close()
  }
}
