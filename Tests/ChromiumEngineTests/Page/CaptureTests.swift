import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Captures are exact and have no effect on the page")
struct CaptureTests {
  /// Bands of 100 pixels whose red is 5, 10, 15 ..., a green fixed bar above, a blue one below,
  /// and a script that writes down whatever it notices.
  private static let bands =
    """
    <!doctype html><meta name=viewport content="width=device-width"><style>
    body { margin: 0 } p { margin: 0; height: 100px }
    i { position: fixed; left: 0; right: 0; height: 20px }</style>
    <i style="top:0;background:rgb(0,255,0)"></i><i style="bottom:0;background:rgb(0,0,255)"></i>
    """
    + (1...40).map { "<p style='background:rgb(\($0 * 5),0,0)'></p>" }.joined()
      + """
      <script>
      const noticed = [];
      for (const name of ['scroll', 'scrollend', 'resize'])
        addEventListener(name, () => noticed.push(name), true);
      document.onscroll = () => noticed.push('onscroll');
      visualViewport.onresize = visualViewport.onscroll = () => noticed.push('visual');
      </script>
      """

  @Test("A picture of the window has the device's pixels, with fixed elements in their places")
  func windowPicturesHaveTheDevicesPixels() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html(Self.bands, baseURL: nil))
    try await watcher.page.scroll(to: CGPoint(x: 0, y: 530))

    let pieces = try await watcher.page.capture(CGRect(x: 0, y: 0, width: 375, height: 724))
    #expect(pieces.map(\.frame) == [CGRect(x: 0, y: 0, width: 375, height: 724)])
    let picture = try await Picture(
      pieces[0].image, at: [(500, 30), (500, 120), (500, 240), (500, 2150)])
    #expect(picture.size == [1125, 2172])
    #expect(picture.color(0) == [0, 255, 0])
    #expect(picture.color(1) == [30, 0, 0])
    #expect(picture.color(2) == [35, 0, 0])
    #expect(picture.color(3) == [0, 0, 255])
    await watcher.page.close()
  }

  @Test("A capture of several screens has no fixed elements, and sticky ones in normal flow")
  func tallCapturesHaveNoFixedElements() async throws {
    let watcher = try await Watcher.open()
    let sticky =
      "<b style='position:sticky;top:0;display:block;height:100px;background:rgb(1,2,3)'></b>"
    try await watcher.show(.html(Self.bands + sticky, baseURL: nil))
    _ = try await watcher.page.waitUntilQuiet(timeout: .seconds(5))
    _ = try await watcher.page.evaluate("noticed.length = 0")

    let pieces = try await watcher.page.capture(CGRect(x: 0, y: 0, width: 375, height: 4100))
    // No piece is larger than the window, outside of which Chromium paints little.
    #expect(pieces.map(\.frame.minY) == [0, 724, 1448, 2172, 2896, 3620])
    #expect(pieces.map(\.frame.height) == [724, 724, 724, 724, 724, 480])
    // Where the fixed bars would be: document 734 and 1438.
    let slice = try await Picture(pieces[1].image, at: [(500, 30), (500, 714 * 3)])
    #expect((0...1).map(slice.color) == [[40, 0, 0], [75, 0, 0]])
    // The sticky element is the document's last 100 points.
    let last = try await Picture(pieces[5].image, at: [(500, 100), (500, (4050 - 3620) * 3)])
    #expect((0...1).map(last.color) == [[185, 0, 0], [1, 2, 3]])
    #expect(
      try await watcher.page.evaluate(
        """
        [getComputedStyle(document.querySelector('i')).opacity, noticed.length,
          getComputedStyle(document.querySelector('b')).position].join()
        """) == .string("1,0,sticky"))
    await watcher.page.close()
  }

  @Test("Content beyond the window comes in strips of its own, and the page notices nothing")
  func contentBeyondTheWindowComesInStrips() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html(Self.bands, baseURL: nil))
    try await watcher.page.scroll(to: CGPoint(x: 0, y: 530))
    _ = try await watcher.page.waitUntilQuiet(timeout: .seconds(5))
    _ = try await watcher.page.evaluate("noticed.length = 0")

    let pieces = try await watcher.page.capture(CGRect(x: 0, y: -88, width: 375, height: 900))
    #expect(
      pieces.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 375, height: 724), CGRect(x: 0, y: -88, width: 375, height: 88),
        CGRect(x: 0, y: 724, width: 375, height: 88),
      ])
    // Document 442 ..< 530 and 1254 ..< 1342: a band's edge at 500 and at 1300.
    let above = try await Picture(
      pieces[1].image, at: [(500, 3), (500, 170), (500, 178), (500, 261)])
    #expect(above.size == [1125, 264])
    #expect((0...3).map(above.color) == [[25, 0, 0], [25, 0, 0], [30, 0, 0], [30, 0, 0]])
    let below = try await Picture(
      pieces[2].image, at: [(500, 3), (500, 134), (500, 142), (500, 261)])
    #expect(below.size == [1125, 264])
    #expect((0...3).map(below.color) == [[65, 0, 0], [65, 0, 0], [70, 0, 0], [70, 0, 0]])

    _ = try await watcher.page.waitUntilQuiet(timeout: .seconds(5))
    let after = try await watcher.page.evaluate("[scrollY, noticed.join()]")
    #expect(after == .array([.number(530), .string("")]))
    _ = try await watcher.page.evaluate("scrollTo(0, 10); 0")
    _ = try await watcher.page.waitUntilQuiet(timeout: .seconds(5))
    #expect(try await watcher.page.evaluate("noticed.includes('scroll')") == .bool(true))
    await watcher.page.close()
  }

  @Test("Captured pieces end at the document's end")
  func piecesEndAtTheDocumentsEnd() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html(Self.bands, baseURL: nil))
    let region = CGRect(x: -44, y: -88, width: 463, height: 900)

    let top = try await watcher.page.capture(region).map(\.frame)
    #expect(
      top == [
        CGRect(x: 0, y: 0, width: 375, height: 724), CGRect(x: 0, y: 724, width: 375, height: 88),
      ])
    try await watcher.page.scroll(to: CGPoint(x: 0, y: 9999))
    let bottom = try await watcher.page.capture(region).map(\.frame)
    #expect(
      bottom == [
        CGRect(x: 0, y: 0, width: 375, height: 724), CGRect(x: 0, y: -88, width: 375, height: 88),
      ])
    await watcher.page.close()
  }

  @Test("A captured part has the page's scale")
  func capturedPartsHaveThePagesScale() async throws {
    var viewport = PageViewport.portrait
    viewport.scale = 375 / 980
    viewport.layoutSize = CGSize(width: 980, height: 1688)
    let watcher = try await Watcher.open(viewport)
    try await watcher.show(
      .html(Self.bands.replacingOccurrences(of: "width=device-width", with: ""), baseURL: nil))

    let pieces = try await watcher.page.capture(CGRect(x: 0, y: 100, width: 375, height: 200))
    // 100 points are 261.33 CSS pixels: band 3; the band changes 14.8 points further down.
    let picture = try await Picture(pieces[0].image, at: [(500, 40), (500, 50)])
    #expect(picture.size == [1125, 600])
    #expect(picture.color(0) == [15, 0, 0])
    #expect(picture.color(1) == [20, 0, 0])
    await watcher.page.close()
  }

  @Test("Captures of the same page are identical")
  func capturesOfOnePageAreIdentical() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html(Self.bands + "<h1>Fanlight</h1>", baseURL: nil))
    let window = CGRect(x: 0, y: 0, width: 375, height: 724)
    let first = try await watcher.page.capture(window)
    #expect(try await watcher.page.capture(window) == first)
    await watcher.page.close()
  }
}
