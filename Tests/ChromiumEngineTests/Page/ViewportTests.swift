import EngineSupport
import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("The page's viewport has the sizes and scale that are set")
struct ViewportTests {
  private static let tall =
    #"<!doctype html><meta name=viewport content="width=device-width"><div style="height:3000px">"#

  @Test("W77 W87 W89: layout viewport and innerHeight are set apart, in portrait and landscape")
  func layoutViewportAndInnerHeight() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html(Self.tall, baseURL: nil))

    let portrait = try await watcher.page.measure()
    #expect(portrait.layoutViewport == CGSize(width: 375, height: 646))
    #expect(portrait.innerSize == CGSize(width: 375, height: 724))
    #expect(portrait.scale == 1)

    try await watcher.turn(to: PageViewport.landscape)
    let landscape = try await watcher.page.measure()
    #expect(landscape.layoutViewport == CGSize(width: 724, height: 290))
    #expect(landscape.innerSize == CGSize(width: 724, height: 343))
    #expect(landscape.scale == 1)

    try await watcher.turn(to: PageViewport.portrait)
    let again = try await watcher.page.measure()
    #expect(again.layoutViewport == portrait.layoutViewport)
    #expect(again.innerSize == portrait.innerSize)
    #expect(again.scale == 1)
    await watcher.page.close()
  }

  @Test("W77: a page without a doctype has the same layout viewport")
  func layoutViewportWithoutADoctype() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html(
        "<meta name=viewport content='width=device-width'><div style='height:3000px'>",
        baseURL: nil))
    let numbers = try await watcher.page.measure()
    #expect(numbers.layoutViewport == CGSize(width: 375, height: 646))
    #expect(numbers.innerSize == CGSize(width: 375, height: 724))
    await watcher.page.close()
  }

  @Test("P1: fixed elements are in the unobscured rectangle; W97: 100vh is the view's height")
  func fixedElementsAndViewportUnits() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html(
        Self.tall + #"</div><i style="position:fixed;bottom:0;height:9px"></i>"#
          + #"<b style="position:absolute;height:100vh">"#, baseURL: nil))

    let numbers = try await watcher.page.evaluate(
      """
      [document.querySelector('i').getBoundingClientRect().bottom,
       document.querySelector('b').offsetHeight, window.orientation, screen.width, screen.height,
       matchMedia('(height: 646px)').matches, devicePixelRatio, navigator.maxTouchPoints]
      """)
    #expect(
      numbers
        == .array([
          .number(724), .number(812), .number(0), .number(375), .number(812), .bool(true),
          .number(3), .number(5),
        ]))
    await watcher.page.close()
  }

  @Test("W110 W120: a page without a meta is 980 wide at 375/980, and innerWidth is 980")
  func pagesWithoutAMetaAre980Wide() async throws {
    var viewport = PageViewport.portrait
    viewport.scale = 375 / 980
    viewport.layoutSize = CGSize(width: 980, height: 1688)
    let watcher = try await Watcher.open(viewport)
    try await watcher.show(.html("<!doctype html><div style='height:5000px'>", baseURL: nil))

    let numbers = try await watcher.page.measure()
    #expect(numbers.layoutViewport == CGSize(width: 980, height: 1688))
    #expect(numbers.innerSize.width == 980)
    // 724 points are 1892.05 CSS pixels; Blink rounds up.
    #expect(abs(numbers.innerSize.height - 1892.05) < 1)
    #expect(abs(numbers.scale - 375 / 980) < 1e-4)
    await watcher.page.close()
  }

  @Test("W117 W124: the engine ignores initial-scale and user-scalable of the viewport meta")
  func metaScalesAreIgnored() async throws {
    let watcher = try await Watcher.open()
    let meta = "width=1000,initial-scale=2,maximum-scale=2,user-scalable=no"
    try await watcher.show(
      .html(
        "<!doctype html><meta name=viewport content='\(meta)'><div style='height:3000px'>",
        baseURL: nil))

    let numbers = try await watcher.page.measure()
    #expect(numbers.layoutViewport == CGSize(width: 375, height: 646))
    #expect(numbers.innerSize == CGSize(width: 375, height: 724))
    #expect(numbers.scale == 1)
    await watcher.page.close()
  }

  @Test("W122 W123: a page wider than its layout is shrunk, and restored when it fits")
  func tooWidePagesAreShrunk() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html(
        Self.tall + "</div><p id=wide style='position:absolute;left:500px;width:100px;height:9px'>",
        baseURL: nil))
    #expect(try await watcher.page.measure().contentSize.width == 600)

    var shrunk = PageViewport.portrait
    shrunk.scale = 375 / 600
    try await watcher.turn(to: shrunk)
    let small = try await watcher.page.measure()
    #expect(abs(small.scale - 0.625) < 1e-4)
    #expect(small.layoutViewport == CGSize(width: 375, height: 646))
    #expect(small.innerSize.width == 600)
    #expect(abs(small.innerSize.height - 724 / 0.625) < 1)
    #expect(small.contentSize.width == 600)

    // The page's content width now differs from the window's width.
    _ = try await watcher.page.evaluate("wide.style.left = '300px'; 0")
    #expect(try await watcher.page.measure().contentSize.width == 400)
    try await watcher.turn(to: PageViewport.portrait)
    let whole = try await watcher.page.measure()
    #expect(whole.scale == 1)
    #expect(whole.innerSize == CGSize(width: 375, height: 724))
    #expect(whole.contentSize.width == 400)
    await watcher.page.close()
  }

  @Test("W122: clipped, fixed and hidden elements do not widen a shrunk page")
  func clippedElementsDoNotWidenThePage() async throws {
    var shrunk = PageViewport.portrait
    shrunk.scale = 375 / 600
    let watcher = try await Watcher.open(shrunk)
    try await watcher.show(
      .html(
        Self.tall
          + """
          </div><style>div, i, b, span { position: absolute; height: 9px }</style>
          <div style="width:100px;overflow:hidden"><b style="width:550px"></b></div>
          <i style="position:fixed;width:560px"></i>
          <span style="display:none;width:570px"></span>
          <div style="left:300px;width:100px"><b style="width:150px"></b></div>
          """, baseURL: nil))
    #expect(try await watcher.page.measure().contentSize.width == 450)
    await watcher.page.close()
  }

  @Test("W38 W44: env() is what the web view says, before and after a navigation")
  func envIsSetByTheWebView() async throws {
    let watcher = try await Watcher.open(PageViewport.cover)
    try await watcher.show(.html(Self.tall, baseURL: nil))
    let insets = EdgeLengths(top: 88, left: 0, bottom: 78, right: 0)
    #expect(try await watcher.page.measure().safeAreaInsets == insets)

    try await watcher.show(.html(Self.tall + "again", baseURL: nil))
    #expect(try await watcher.page.measure().safeAreaInsets == insets)

    try await watcher.turn(to: PageViewport.portrait)
    #expect(try await watcher.page.measure().safeAreaInsets == .zero)
    await watcher.page.close()
  }

  @Test("W45: frames have the same env() and scale, also cross-site ones")
  func framesHaveTheSameEnvAndScale() async throws {
    let other = try LoopbackServer([
      "/": .page(
        """
        <p style="padding-top: env(safe-area-inset-top)"><script>parent.postMessage(
          getComputedStyle(document.querySelector('p')).paddingTop + ' ' + devicePixelRatio, '*')
        </script>
        """)
    ])
    let here = try LoopbackServer([
      "/": .page(
        """
        <meta name=viewport content="width=device-width"><script>
        heard = []; onmessage = event => heard.push(event.data)</script>
        <iframe src="http://localhost:\(other.port)/"></iframe>
        """)
    ])
    let watcher = try await Watcher.open(PageViewport.cover)
    try await watcher.show(.url(here.url("/")))
    #expect(try await watcher.page.evaluate("heard") == .array([.string("88px 3")]))
    await watcher.page.close()
  }

  @Test("Fractions of env() are rounded to the nearest whole point")
  func fractionsOfEnvAreRounded() {
    var viewport = PageViewport.cover
    viewport.safeAreaInsets = EdgeLengths(top: 61.667, left: 0.4, bottom: 33.5, right: 0)
    let expected: JSON = ["insets": ["top": 62, "left": 0, "bottom": 34, "right": 0]]
    #expect(ViewportOverride(viewport).safeArea == expected)
  }

  @Test("W17 W18: viewport metas are reported once before the first rendering and on each change")
  func metasAreReportedBeforeTheFirstRendering() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html("<meta name=viewport content='a=1'><meta name=Viewport content='b'><p>", baseURL: nil))
    let first = await watcher.seen
    let metas = try #require(first.firstIndex(of: .document(.viewportMetas(["a=1", "b"]))))
    let rendering = try #require(first.firstIndex(of: .document(.firstRendering)))
    #expect(metas < rendering)
    #expect(
      first.filter { if case .document(.viewportMetas) = $0 { true } else { false } }.count == 1)

    _ = try await watcher.page.evaluate("document.querySelector('meta').content = 'c'; 0")
    #expect(await watcher.sees { $0 == .document(.viewportMetas(["c", "b"])) })
    _ = try await watcher.page.evaluate(
      "document.querySelectorAll('meta').forEach(m => m.remove())")
    #expect(await watcher.sees { $0 == .document(.viewportMetas([])) })
    _ = try await watcher.page.waitUntilQuiet(timeout: .seconds(5))
    #expect(
      try await watcher.page.measure().layoutViewport == CGSize(width: 375, height: 646))
    await watcher.page.close()
  }

  @Test("W88: the document's size is its content's, not the window's")
  func documentSizeIsItsContents() async throws {
    let watcher = try await Watcher.open()
    let head = "<!doctype html><meta name=viewport content='width=device-width'>"
    try await watcher.show(.html(head + "short", baseURL: nil))
    #expect(try await watcher.page.measure().contentSize == CGSize(width: 375, height: 646))

    let body = "<body style='margin:0'><div style='height:700px'>"
    try await watcher.show(.html(head + body, baseURL: nil))
    #expect(try await watcher.page.measure().contentSize == CGSize(width: 375, height: 700))
    #expect(
      await watcher.sees { $0 == .document(.contentSizeChanged(CGSize(width: 375, height: 700))) })
    await watcher.page.close()
  }

  @Test("W47: a script that handles a resize reads the env() of the new size")
  func envPrecedesTheResize() async throws {
    let watcher = try await Watcher.open(PageViewport.cover)
    try await watcher.show(
      .html(
        """
        <!doctype html><meta name=viewport content="width=device-width, viewport-fit=cover">
        <p style="padding-left: env(safe-area-inset-left)">x</p><script>
        const heard = [];
        const left = () => getComputedStyle(document.querySelector('p')).paddingLeft;
        onresize = () => heard.push(`${innerWidth} ${left()}`)
        </script>
        """, baseURL: nil))
    let turned = PageViewport(
      screenSize: CGSize(width: 812, height: 375), deviceScaleFactor: 3,
      unobscuredSize: CGSize(width: 812, height: 375),
      safeAreaInsets: EdgeLengths(top: 32, left: 44, bottom: 53, right: 44), orientationAngle: 90)
    for viewport in [turned, PageViewport.cover, turned, PageViewport.cover] {
      try await watcher.turn(to: viewport)
      _ = try await watcher.page.waitUntilQuiet(timeout: .seconds(10))
    }
    let heard = try await watcher.page.evaluate("[...new Set(heard)].sort()")
    #expect(heard == .array([.string("375 0px"), .string("812 44px")]))
    await watcher.page.close()
  }
}
