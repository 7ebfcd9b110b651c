import Foundation
import Testing
import WebEngine

@testable import WebKitEngine

@Suite("Pictures of WebKit", .needsHelper, .serialized, .timeLimit(.minutes(3)))
struct CaptureTests {
  /// Bands of 100 CSS pixels, whose red is 5 for each, and fixed bars of 40 at top and bottom.
  private static let bands = """
    <!doctype html><meta name=viewport content="width=device-width">
    <style>
    body { margin: 0 } i { position: fixed; left: 0; right: 0; height: 40px }
    i:first-of-type { top: 0; background: rgb(0, 255, 0) }
    i:last-of-type { bottom: 0; background: rgb(0, 0, 255) } b { display: block; height: 100px }
    </style><i></i><i></i><script>
    for (let n = 0; n < 40; n++) {
      const band = document.body.appendChild(document.createElement('b'));
      band.style.background = `rgb(${n * 5}, 0, 0)`;
    }
    var noticed = [];
    onscroll = () => noticed.push('scroll');
    </script>
    """

  @Test("A picture of the window has the device's pixels, with fixed elements in their places")
  func windowHasTheDevicesPixels() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html(Self.bands, baseURL: nil))
    try await watcher.page.scroll(to: CGPoint(x: 0, y: 530))
    let pieces = try await watcher.page.capture(CGRect(x: 0, y: 0, width: 375, height: 724))
    #expect(pieces.map(\.frame) == [CGRect(x: 0, y: 0, width: 375, height: 724)])
    let pixels = try pieces[0].pixels
    #expect(pixels.width == 1125 && pixels.height == 2172)
    #expect(pixels.color(500, 30) == [0, 255, 0])
    // Document 570 and 610.
    #expect(pixels.color(500, 123) == [25, 0, 0])
    #expect(pixels.color(500, 240) == [30, 0, 0])
    #expect(pixels.color(500, 2150) == [0, 0, 255])
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
    let above = try pieces[1].pixels
    #expect(above.width == 1125 && above.height == 264)
    #expect(
      [3, 170, 178, 261].map { above.color(500, $0) } == [
        [20, 0, 0], [20, 0, 0], [25, 0, 0], [25, 0, 0],
      ])
    let below = try pieces[2].pixels
    #expect(
      [3, 134, 142, 261].map { below.color(500, $0) } == [
        [60, 0, 0], [60, 0, 0], [65, 0, 0], [65, 0, 0],
      ])
    _ = try await watcher.page.waitUntilQuiet(timeout: .seconds(5))
    #expect(
      try await watcher.page.evaluate("[scrollY, noticed.length]")
        == .array([.number(530), .number(0)]))
    await watcher.page.close()
  }

  @Test("A part of the window is cut out of it, and backdrop filters are in it")
  func backdropFiltersAreCaptured() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html(
        """
        <!doctype html><meta name=viewport content="width=device-width"><style>body { margin: 0 }
        i { position: absolute; inset: 0; background: rgb(255, 0, 0) }
        b { position: absolute; inset: 100px 0 0 0; backdrop-filter: invert(1) }</style><i></i><b></b>
        """, baseURL: nil))
    let pieces = try await watcher.page.capture(CGRect(x: 10, y: 90, width: 100, height: 20))
    let pixels = try pieces[0].pixels
    #expect(pixels.width == 300 && pixels.height == 60)
    #expect(pixels.color(150, 15) == [255, 0, 0])
    #expect(pixels.color(150, 45) == [0, 255, 255])
    await watcher.page.close()
  }

  @Test("A transparent page has transparent pixels where nothing is painted")
  func emptyPartsAreTransparent() async throws {
    let watcher = try await Watcher.open()
    try await watcher.page.setTransparent(true)
    try await watcher.show(
      .html(
        "<style>body { margin: 0 } b { display: block; height: 50px; background: red }</style><b></b>",
        baseURL: nil))
    let pieces = try await watcher.page.capture(CGRect(x: 0, y: 0, width: 375, height: 724))
    let pixels = try pieces[0].pixels
    #expect(pixels.words[10 * pixels.width + 10] == 0xFFFF_0000)
    #expect(pixels.words[1000 * pixels.width + 10] == 0)
    await watcher.page.close()
  }
}

/// The engine gave a picture in another form than pixels.
private struct NoPixels: Error {}

extension PagePiece {
  /// The pixels of the piece.
  fileprivate var pixels: PagePixels {
    get throws {
      guard case .pixels(let pixels) = image else { throw NoPixels() }
      return pixels
    }
  }
}

extension PagePixels {
  /// The red, green and blue of a pixel.
  fileprivate func color(_ x: Int, _ y: Int) -> [UInt32] {
    let word = words[y * width + x]
    return [word >> 16 & 255, word >> 8 & 255, word & 255]
  }
}
