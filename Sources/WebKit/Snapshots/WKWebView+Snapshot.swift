import CoreGraphics
import DisplayList
import Foundation
import UIKit
import WebEngine

extension WKWebView {
  /// Returns an image of a portion of the view (W318, W319).
  func snapshot(_ configuration: WKSnapshotConfiguration?) async throws(WKError) -> UIImage {
    let wanted = configuration?.rect ?? .null
    let rect = wanted.isNull ? bounds : wanted
    let width = configuration?.snapshotWidth.map { CGFloat($0.doubleValue) } ?? rect.width
    guard !rect.isEmpty, width > 0 else { return UIImage() }
    let scale = window?.screen.scale ?? traitCollection.displayScale
    do throws(WebEngineError) {
      let (pieces, background) = try await pieces(
        of: rect, isUpToDate: configuration?.afterScreenUpdates ?? true)
      let perPoint = width / rect.width * scale
      var canvas = SnapshotCanvas(
        width: max(Int((width * scale).rounded()), 1),
        height: max(Int((rect.height * perPoint).rounded()), 1),
        filledWith: isOpaque ? Self.pixel(underPageBackgroundColor) : 0)
      for (frame, bitmap) in pieces {
        let place = frame.offsetBy(dx: -rect.minX, dy: -rect.minY)
        canvas.draw(
          bitmap,
          in: CGRect(
            x: place.minX * perPoint, y: place.minY * perPoint, width: place.width * perPoint,
            height: place.height * perPoint), over: background.map(Self.pixel) ?? 0)
      }
      return UIImage(cgImage: CGImage(canvas.bitmap), scale: scale)
    } catch {
      throw WKError(.unknown, message: error.description)
    }
  }

  /// Takes a snapshot, and passes it or the error to a handler.
  func snapshot(
    _ configuration: WKSnapshotConfiguration?,
    completion: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    Task {
      do {
        completion(try await snapshot(configuration), nil)
      } catch {
        completion(nil, error)
      }
    }
  }

  /// Captures a portion of the view: the pieces of the page, in the view's coordinates, and the canvas
  /// color below them if the engine does not paint it.
  private func pieces(
    of rect: CGRect, isUpToDate: Bool
  ) async throws(WebEngineError) -> ([(CGRect, Bitmap)], background: UIColor?) {
    if isUpToDate {
      (window ?? self).layoutIfNeeded()
      await idle()
    }
    guard let openPage = connection?.openPage, let environment else {
      throw WebEngineError(.pageClosed, "The web view has no page to paint.")
    }
    guard !documentState.isSuppressed else { return ([], nil) }
    let offset = pageScrollView.contentOffset
    let part = rect.offsetBy(dx: offset.x, dy: offset.y).intersection(contentView.frame)
    guard !part.isNull, !part.isEmpty else { return ([], nil) }
    let numbers = try await openPage.measure()
    // Captured rectangles are in coordinates of the engine's viewport, which is scrolled.
    let corner = CGPoint(
      x: numbers.scrollOffset.x * numbers.scale, y: numbers.scrollOffset.y * numbers.scale)
    let painted = try await openPage.capture(part.offsetBy(dx: -corner.x, dy: -corner.y))
    let bitmaps = try await Self.decoded(painted, by: environment)
    let pieces = zip(painted, bitmaps).map { piece, bitmap in
      (piece.frame.offsetBy(dx: corner.x - offset.x, dy: corner.y - offset.y), bitmap)
    }
    return (pieces, canvasColor(of: numbers))
  }

  /// Returns a color as a premultiplied pixel.
  private static func pixel(_ color: UIColor) -> UInt32 {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return 0xFFFF_FFFF }
    func byte(_ value: CGFloat) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    return byte(blue * alpha) | byte(green * alpha) << 8 | byte(red * alpha) << 16
      | byte(alpha) << 24
  }
}
