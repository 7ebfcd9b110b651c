import Foundation
import WebEngine

extension ChromiumPage {
  func capture(_ region: CGRect) async throws(WebEngineError) -> [PagePiece] {
    try checkOpen()
    let size = ViewportOverride(viewport).deviceSize
    let window = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    if region == window {
      return [PagePiece(frame: window, png: try await screenshot(clip: nil))]
    }
    let place = try await askWorld("fanlight.place()", as: Place.self)
    var pieces: [PagePiece] = []
    let inside = region.intersection(window)
    if !inside.isEmpty {
      let clip = inside == window ? nil : place.clip(inside)
      pieces.append(PagePiece(frame: inside, png: try await screenshot(clip: clip)))
    }
    let strips = Self.strips(of: region, around: window)
      .map { $0.intersection(place.document) }.filter { $0.width >= 0.5 && $0.height >= 0.5 }
    guard !strips.isEmpty else { return pieces }
    do throws(WebEngineError) {
      for strip in strips {
        let isTall = strip.height > window.height / 2
        for slice in Self.slices(of: strip, size: window.size) {
          pieces.append(try await pictureOfStrip(slice, at: place, window: window, isTall: isTall))
        }
      }
    } catch {
      tellWorld("fanlight.release()")
      throw error
    }
    tellWorld("fanlight.release()")
    return pieces
  }

  /// Where the page stands: what of it is measured for a picture.
  private struct Place: Decodable {
    let scroll: [Double]
    let content: [Double]
    let scale: Double

    /// The document, in points of the window.
    var document: CGRect {
      CGRect(
        x: -scroll[0] * scale, y: -scroll[1] * scale, width: content[0] * scale,
        height: content[1] * scale)
    }

    /// A rectangle of the window as the engine wants it: in CSS pixels of the document.
    func clip(_ rect: CGRect) -> JSON {
      [
        "x": .number(rect.minX / scale + scroll[0]), "y": .number(rect.minY / scale + scroll[1]),
        "width": .number(rect.width / scale), "height": .number(rect.height / scale),
        "scale": .number(scale),
      ]
    }
  }

  /// What of a region lies outside the window: above and below in full width, left and right.
  static func strips(of region: CGRect, around window: CGRect) -> [CGRect] {
    let top = max(region.minY, min(window.minY, region.maxY))
    let bottom = min(region.maxY, max(window.maxY, region.minY))
    return [
      CGRect(x: region.minX, y: region.minY, width: region.width, height: top - region.minY),
      CGRect(x: region.minX, y: bottom, width: region.width, height: region.maxY - bottom),
      CGRect(
        x: region.minX, y: top, width: min(window.minX, region.maxX) - region.minX,
        height: bottom - top),
      CGRect(
        x: max(window.maxX, region.minX), y: top,
        width: region.maxX - max(window.maxX, region.minX), height: bottom - top),
    ].filter { $0.width > 0 && $0.height > 0 }
  }

  /// The parts of a strip that fit into a window: Chromium does not paint what is far outside of it.
  static func slices(of strip: CGRect, size: CGSize) -> [CGRect] {
    guard size.width > 0, size.height > 0 else { return [strip] }
    return stride(from: strip.minY, to: strip.maxY, by: size.height).flatMap { y in
      stride(from: strip.minX, to: strip.maxX, by: size.width).map { x in
        CGRect(
          x: x, y: y, width: min(size.width, strip.maxX - x),
          height: min(size.height, strip.maxY - y))
      }
    }
    .filter { $0.width >= 0.5 && $0.height >= 0.5 }
  }

  /// Paints what no scroll position of the page shows now: moves the page so that the strip stands
  /// in the middle of the window, away from fixed bars, while the page does not notice.
  private func pictureOfStrip(
    _ strip: CGRect, at place: Place, window: CGRect, isTall: Bool
  ) async throws(WebEngineError) -> PagePiece {
    let across = strip.minX < window.minX || strip.maxX > window.maxX
    let along = strip.minY < window.minY || strip.maxY > window.maxY
    let x = across ? place.scroll[0] + (strip.midX - window.midX) / place.scale : place.scroll[0]
    let y = along ? place.scroll[1] + (strip.midY - window.midY) / place.scale : place.scroll[1]
    _ = try await askWorld("fanlight.hold(\(x), \(y), \(isTall))", as: [Double].self)
    return PagePiece(frame: strip, png: try await screenshot(clip: place.clip(strip)))
  }

  private func screenshot(clip: JSON?) async throws(WebEngineError) -> Data {
    var parameters: [String: JSON] = ["format": "png", "optimizeForSpeed": true]
    if let clip { parameters["clip"] = clip }
    let data = try await painted(.object(parameters))
    browser.noteService()
    return data
  }

  /// Asks for a picture, and once more when none comes: one that is asked for while the process
  /// that paints dies is never painted, though another process takes its place.
  private func painted(_ parameters: JSON) async throws(WebEngineError) -> Data {
    let command = "Page.captureScreenshot"
    do throws(WebEngineError) {
      return try await session.data(command, parameters, timeout: .seconds(10))
    } catch  where error.code == .timedOut {
      return try await session.data(command, parameters)
    }
  }
}
