import EngineSupport
import Foundation
import WebEngine

/// Measures and captures the page.
@PageActor
final class CaptureController {
  /// Whether the page is painted without the opaque canvas.
  var isTransparent = false
  private unowned let page: any ObservedPage

  /// Waits for the root element, which a document does not have immediately after its commit.
  private static let rootElement = Polling(every: .milliseconds(20), attempts: 25)

  init(page: any ObservedPage) {
    self.page = page
  }

  /// Returns the values measured in the page.
  func measure() async throws(WebEngineError) -> PageMeasurement {
    var numbers: ObserverMeasurement?
    let isMeasured = try await Self.rootElement.until { () async throws(WebEngineError) -> Bool in
      numbers =
        try await page.evaluateInObserver(
          "[globalThis.fanlight?.measure() ?? null]", as: [ObserverMeasurement?].self, timeout: nil
        ).first ?? nil
      return numbers != nil
    }
    guard isMeasured, let numbers else {
      throw WebEngineError(
        .protocolFailed, "The page has no root element, so nothing in it can be measured.",
        advice: "Look for a script that removes the root element.")
    }
    return numbers.value
  }

  /// Captures a region of the page.
  func capture(_ region: CGRect) async throws(WebEngineError) -> [PagePiece] {
    try page.checkOpen()
    let size = page.viewport.unobscuredSize
    let window = CGRect(x: 0, y: 0, width: size.width.rounded(), height: size.height.rounded())
    let inside = region.intersection(window)
    let isComposed = try await needsComposedFrame()
    var pieces: [PagePiece] = []
    if !inside.isEmpty {
      let pixels = try await picture(of: inside, isComposed: isComposed)
      pieces.append(PagePiece(frame: inside, image: .pixels(pixels)))
    }
    guard !window.contains(region) else { return pieces }
    let position = try await page.evaluateInObserver(
      "fanlight.place()", as: ObserverPosition.self, timeout: nil)
    let strips = CaptureRegions.strips(of: region, around: window)
      .map { $0.intersection(position.document) }.filter { $0.width >= 0.5 && $0.height >= 0.5 }
    guard !strips.isEmpty else { return pieces }
    defer { page.sendToObserver("fanlight.release()") }
    for strip in strips {
      let isTall = strip.height > window.height / 2
      for slice in CaptureRegions.slices(of: strip, size: window.size) {
        pieces.append(
          try await captureStrip(
            slice, at: position, window: window, isTall: isTall, isComposed: isComposed))
      }
    }
    return pieces
  }

  /// Captures a strip outside the window: scrolls it to the middle of the window, away from fixed elements,
  /// without a scroll event in the page.
  private func captureStrip(
    _ strip: CGRect, at position: ObserverPosition, window: CGRect, isTall: Bool, isComposed: Bool
  ) async throws(WebEngineError) -> PagePiece {
    let target = position.offset(centering: strip, in: window)
    // The document may not scroll that far.
    let reached = try await page.evaluateInObserver(
      "fanlight.hold(\(target.x), \(target.y), \(isTall))", as: [Double].self, timeout: nil)
    let part = strip.offsetBy(
      dx: (position.scroll[0] - reached[0]) * position.scale,
      dy: (position.scroll[1] - reached[1]) * position.scale)
    let pixels = try await picture(of: part, isComposed: isComposed)
    return PagePiece(frame: strip, image: .pixels(pixels))
  }

  /// Returns the pixels of a part of the window.
  private func picture(
    of part: CGRect, isComposed: Bool
  ) async throws(WebEngineError) -> PagePixels {
    let parameters: [String: JSON] =
      isComposed
      ? ["mode": "composed"]
      : ["mode": "flattened", "isTransparent": .bool(isTransparent)]
    let picture = try await page.call("Page.capture", parameters, as: Picture.self)
    defer {
      page.helper.connection.send(
        "Engine.releasePixels", ["offset": .integer(picture.offset)])
    }
    guard picture.stride == picture.width * 4,
      let pixels = page.helper.process.picture(
        at: picture.offset, width: picture.width, height: picture.height)
    else {
      throw WebEngineError(.protocolFailed, "The WebKit helper's picture cannot be read.")
    }
    let scale = page.viewport.deviceScaleFactor
    func edges(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
      let first = Int((low * scale).rounded())
      return first..<max(first, Int((high * scale).rounded()))
    }
    return pixels.cropped(x: edges(part.minX, part.maxX), y: edges(part.minY, part.maxY))
  }

  /// Returns whether the page has effects that only the compositor draws: backdrop filters and perspective.
  ///
  /// The flattened picture has neither, and shows the current state of the page; the composed frame is some
  /// frames late, and cannot be transparent.
  private func needsComposedFrame() async throws(WebEngineError) -> Bool {
    guard !isTransparent, page.helper.hasComposedFrame else { return false }
    return try await page.evaluateInObserver(
      Self.composition.call(), as: Bool.self, timeout: nil)
  }

  private static let composition = InjectedScript(PackageResources.composition_js)

  private struct Picture: Decodable {
    let offset: Int
    let width: Int
    let height: Int
    let stride: Int
  }
}
