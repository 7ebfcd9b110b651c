import Foundation
import Testing
import WebEngine

@testable import WebKitEngine

@Suite("The viewport of WebKit", .needsHelper, .serialized, .timeLimit(.minutes(3)))
struct ViewportTests {
  private static let page = """
    <!doctype html><meta name=viewport content="width=device-width, viewport-fit=cover">
    <style>body, p { margin: 0 } p { height: 2000px }</style><p>
    """

  @Test("W38, W87-W89, W97-W101 sizes, viewport units and safe area have the values that were set")
  func sizesAreWhatWasSet() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html(Self.page, baseURL: nil))
    let numbers = try await watcher.page.measure()
    #expect(numbers.innerSize == CGSize(width: 375, height: 724))
    #expect(numbers.layoutViewport == CGSize(width: 375, height: 646))
    #expect(numbers.safeAreaInsets == EdgeLengths(top: 44, left: 0, bottom: 34, right: 0))
    #expect(numbers.contentSize == CGSize(width: 375, height: 2000))
    #expect(numbers.scale == 1)
    let units = try await watcher.page.evaluate(
      """
      ['100vh', '100svh', '100lvh'].map(unit => {
        const box = document.body.appendChild(document.createElement('i'));
        box.style = `position: absolute; height: ${unit}`;
        const { height } = box.getBoundingClientRect();
        box.remove();
        return Math.round(height);
      })
      """)
    #expect(units == .array([.number(812), .number(700), .number(790)]))
    await watcher.page.close()
  }

  @Test(
    "W74, W158 a rotation changes the sizes, the orientation and the safe area of the live page")
  func rotationChangesTheLivePage() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html(Self.page, baseURL: nil))
    _ = try await watcher.page.evaluate(
      "window.turns = 0; addEventListener('orientationchange', () => turns += 1); 0")
    var wide = PageViewport.portrait
    wide.unobscuredSize = CGSize(width: 812, height: 300)
    wide.layoutSize = wide.unobscuredSize
    wide.safeAreaInsets = EdgeLengths(top: 0, left: 44, bottom: 21, right: 44)
    wide.orientationAngle = 90
    try await watcher.setViewport(wide)
    let numbers = try await watcher.page.measure()
    #expect(numbers.innerSize == CGSize(width: 812, height: 300))
    #expect(numbers.safeAreaInsets == wide.safeAreaInsets)
    #expect(
      try await watcher.page.evaluate("[orientation, turns, screen.width, screen.height]")
        == .array([.number(90), .number(1), .number(375), .number(812)]))
    // A later document begins with it, and without the event.
    try await watcher.show(
      .html(
        "<script>var turns = 0, first = orientation; onorientationchange = () => turns += 1</script>",
        baseURL: nil))
    let values = try await watcher.page.evaluate("[first, orientation, turns]")
    #expect(values == .array([.number(90), .number(90), .number(0)]))
    await watcher.page.close()
  }

  @Test("W71 a keyboard makes the visual viewport lower, and nothing else")
  func keyboardLowersTheVisualViewport() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html(Self.page, baseURL: nil))
    var covered = PageViewport.portrait
    covered.keyboardHeight = 300
    try await watcher.page.setViewport(covered)
    #expect(
      try await watcher.page.evaluate("[visualViewport.height, innerHeight]")
        == .array([.number(424), .number(724)]))
    await watcher.page.close()
  }

  @Test("W120 a document without a viewport meta has the scale and the width that were set")
  func scaleIsWhatWasSet() async throws {
    var viewport = PageViewport.portrait
    viewport.scale = 375 / 980
    viewport.layoutSize = CGSize(width: 980, height: 1688)
    let watcher = try await Watcher.open(PageConfiguration(viewport: viewport))
    try await watcher.show(.html("<style>body { margin: 0 }</style><p>Text", baseURL: nil))
    let numbers = try await watcher.page.measure()
    #expect(numbers.layoutViewport.width == 980)
    #expect(abs(numbers.scale - 375 / 980) < 0.0001)
    await watcher.page.close()
  }

  @Test("scrolling by the app is not reported, scrolling by the page is")
  func scrollingOfThePageIsReported() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html(Self.page, baseURL: nil))
    await watcher.forget()
    try await watcher.page.scroll(to: CGPoint(x: 0, y: 120))
    #expect(try await watcher.page.measure().scrollOffset == CGPoint(x: 0, y: 120))
    _ = try await watcher.page.evaluate("scrollTo(0, 300); 0")
    #expect(await watcher.sees { $0 == .document(.scrolled(CGPoint(x: 0, y: 300))) })
    #expect(
      await !watcher.seen.contains(.document(.scrolled(CGPoint(x: 0, y: 120)))))
    await watcher.page.close()
  }

  @Test("a device scale factor that GTK does not have is an error by name")
  func oddScaleIsAnError() async throws {
    var viewport = PageViewport.portrait
    viewport.deviceScaleFactor = 2.5
    let configuration = PageConfiguration(viewport: viewport)
    let error = await #expect(throws: WebEngineError.self) {
      try await sharedEngine.makePage(configuration)
    }
    #expect(error?.message.contains("2.5") == true)
  }

  @Test("a dark viewport matches the dark color scheme")
  func darkViewportMatches() async throws {
    var viewport = PageViewport.portrait
    viewport.isDark = true
    let watcher = try await Watcher.open(PageConfiguration(viewport: viewport))
    try await watcher.show(.html(Self.page, baseURL: nil))
    #expect(
      try await watcher.page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
        == .bool(true))
    await watcher.page.close()
  }
}
