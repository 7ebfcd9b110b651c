import Foundation
import WebEngine

/// Measurements, screenshots and PDFs of the page.
@PageActor
final class CaptureController {
  unowned let page: any CapturePage

  init(page: any CapturePage) {
    self.page = page
  }

  /// Captures a region of the page.
  func capture(_ region: CGRect) async throws(WebEngineError) -> [PagePiece] {
    try page.checkOpen()
    let size = ViewportOverride(page.viewport).deviceSize
    let window = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    if region == window {
      return [PagePiece(frame: window, png: try await screenshot(clip: nil))]
    }
    let position = try await page.evaluateInObserver("fanlight.place()", as: Position.self)
    var pieces: [PagePiece] = []
    let inside = region.intersection(window)
    if !inside.isEmpty {
      let clip = inside == window ? nil : position.clip(inside)
      pieces.append(PagePiece(frame: inside, png: try await screenshot(clip: clip)))
    }
    let strips = Self.strips(of: region, around: window)
      .map { $0.intersection(position.document) }.filter { $0.width >= 0.5 && $0.height >= 0.5 }
    guard !strips.isEmpty else { return pieces }
    do throws(WebEngineError) {
      for strip in strips {
        let isTall = strip.height > window.height / 2
        for slice in Self.slices(of: strip, size: window.size) {
          pieces.append(try await captureStrip(slice, at: position, window: window, isTall: isTall))
        }
      }
    } catch {
      page.sendToObserver("fanlight.release()")
      throw error
    }
    page.sendToObserver("fanlight.release()")
    return pieces
  }

  /// The scroll position, size and scale of the document.
  private struct Position: Decodable {
    let scroll: [Double]
    let content: [Double]
    let scale: Double

    /// The document, in points of the window.
    var document: CGRect {
      CGRect(
        x: -scroll[0] * scale, y: -scroll[1] * scale, width: content[0] * scale,
        height: content[1] * scale)
    }

    /// The `clip` of a screenshot for a rectangle of the window: in CSS pixels of the document.
    func clip(_ rect: CGRect) -> JSON {
      [
        "x": .number(rect.minX / scale + scroll[0]), "y": .number(rect.minY / scale + scroll[1]),
        "width": .number(rect.width / scale), "height": .number(rect.height / scale),
        "scale": .number(scale),
      ]
    }
  }

  /// The parts of a region outside the window: above and below in full width, left and right.
  nonisolated static func strips(of region: CGRect, around window: CGRect) -> [CGRect] {
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

  /// The parts of a strip that fit into a window: Chromium does not paint far outside of it.
  nonisolated static func slices(of strip: CGRect, size: CGSize) -> [CGRect] {
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

  /// Captures a strip outside the window: scrolls it to the middle of the window, away from fixed elements,
  /// without an event for the page.
  private func captureStrip(
    _ strip: CGRect, at position: Position, window: CGRect, isTall: Bool
  ) async throws(WebEngineError) -> PagePiece {
    let across = strip.minX < window.minX || strip.maxX > window.maxX
    let along = strip.minY < window.minY || strip.maxY > window.maxY
    let x =
      across ? position.scroll[0] + (strip.midX - window.midX) / position.scale : position.scroll[0]
    let y =
      along ? position.scroll[1] + (strip.midY - window.midY) / position.scale : position.scroll[1]
    _ = try await page.evaluateInObserver("fanlight.hold(\(x), \(y), \(isTall))", as: [Double].self)
    return PagePiece(frame: strip, png: try await screenshot(clip: position.clip(strip)))
  }

  private func screenshot(clip: JSON?) async throws(WebEngineError) -> Data {
    var parameters: [String: JSON] = ["format": "png", "optimizeForSpeed": true]
    if let clip { parameters["clip"] = clip }
    let data = try await requestScreenshot(.object(parameters))
    page.browser.markAsServed()
    return data
  }

  /// Requests a screenshot, and again after a timeout: a request while the GPU process ends has no response,
  /// although another process starts.
  private func requestScreenshot(_ parameters: JSON) async throws(WebEngineError) -> Data {
    let command = "Page.captureScreenshot"
    do throws(WebEngineError) {
      return try await page.session.data(command, parameters, timeout: .seconds(10))
    } catch  where error.code == .timedOut {
      return try await page.session.data(command, parameters)
    }
  }
}
