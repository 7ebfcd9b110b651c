import EngineSupport
import Foundation
import WebEngine

/// Measures and captures the page, and makes PDFs of it.
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
    let position = try await page.evaluateInObserver("fanlight.place()", as: ObserverPosition.self)
    var pieces: [PagePiece] = []
    let inside = region.intersection(window)
    if !inside.isEmpty {
      let clip = inside == window ? nil : Self.clip(inside, at: position)
      pieces.append(PagePiece(frame: inside, png: try await screenshot(clip: clip)))
    }
    let strips = CaptureRegions.strips(of: region, around: window)
      .map { $0.intersection(position.document) }.filter { $0.width >= 0.5 && $0.height >= 0.5 }
    guard !strips.isEmpty else { return pieces }
    do throws(WebEngineError) {
      for strip in strips {
        let isTall = strip.height > window.height / 2
        for slice in CaptureRegions.slices(of: strip, size: window.size) {
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

  /// Captures a strip outside the window: scrolls it to the middle of the window, away from fixed elements,
  /// without a scroll event in the page.
  private func captureStrip(
    _ strip: CGRect, at position: ObserverPosition, window: CGRect, isTall: Bool
  ) async throws(WebEngineError) -> PagePiece {
    let target = position.offset(centering: strip, in: window)
    _ = try await page.evaluateInObserver(
      "fanlight.hold(\(target.x), \(target.y), \(isTall))", as: [Double].self)
    return PagePiece(frame: strip, png: try await screenshot(clip: Self.clip(strip, at: position)))
  }

  /// Returns the `clip` of a screenshot for a rectangle of the window: in CSS pixels of the document.
  private static func clip(_ rect: CGRect, at position: ObserverPosition) -> JSON {
    let place = position.documentRect(of: rect)
    return [
      "x": .number(place.minX), "y": .number(place.minY), "width": .number(place.width),
      "height": .number(place.height), "scale": .number(position.scale),
    ]
  }

  private func screenshot(clip: JSON?) async throws(WebEngineError) -> Data {
    var parameters: [String: JSON] = ["format": "png", "optimizeForSpeed": true]
    if let clip { parameters["clip"] = clip }
    let data = try await requestScreenshot(.object(parameters))
    page.browser.markAsServed()
    return data
  }

  /// Requests a screenshot, and again after a timeout: a request during the termination of the GPU process has no
  /// response, although another process starts.
  private func requestScreenshot(_ parameters: JSON) async throws(WebEngineError) -> Data {
    let command = "Page.captureScreenshot"
    do throws(WebEngineError) {
      return try await page.session.data(command, parameters, timeout: .seconds(10))
    } catch  where error.code == .timedOut {
      return try await page.session.data(command, parameters)
    }
  }
}
