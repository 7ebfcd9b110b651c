import CoreGraphics
import DisplayList
import Foundation
import UIKit
package import WebEngine

extension WKWebView {
  /// Whether there is a page that can be captured.
  package var hasPage: Bool { connection?.isOpen == true }

  /// Captures the part of the page that is visible in the view, also below bars, and displays it.
  ///
  /// Without a page, ``underPageBackgroundColor`` is visible. A page that becomes busy and does not
  /// respond is halted.
  package func snapshotPage() async throws(WebEngineError) {
    try await haltingPage(at: .now + WebViewWaits.pageResponse) { () throws(WebEngineError) in
      try await paintPage()
    }
  }

  private func paintPage() async throws(WebEngineError) {
    await idle()
    let measurement = try await currentMeasurement()
    await idle()
    guard let openPage = connection?.openPage, let environment else {
      throw WebEngineError(.pageClosed, "The web view has no page to paint.")
    }
    let visible = CGRect(origin: pageScrollView.contentOffset, size: bounds.size)
      .intersection(contentView.frame)
    guard !visible.isNull, !visible.isEmpty, !documentState.isSuppressed else {
      contentView.show([])
      return
    }
    // Captured rectangles are in coordinates of the engine's viewport, which is scrolled.
    let corner = CGPoint(
      x: measurement.scrollOffset.x * measurement.scale,
      y: measurement.scrollOffset.y * measurement.scale)
    let painted = try await openPage.capture(visible.offsetBy(dx: -corner.x, dy: -corner.y))
    let bitmaps = try await Self.decoded(painted, by: environment)
    let pieces = zip(painted, bitmaps).map { piece, bitmap in
      WKContentView.Piece(
        frame: piece.frame.offsetBy(dx: corner.x, dy: corner.y), image: CGImage(bitmap))
    }
    contentView.backgroundColor = canvasColor(of: measurement)
    contentView.show(pieces)
  }

  /// Returns the engine's images as bitmaps.
  ///
  /// PNG files are decoded off the main thread, so that other web views continue; pixels are taken as they
  /// are.
  nonisolated static func decoded(
    _ pieces: [PagePiece], by environment: WebKitEnvironment
  ) async throws(WebEngineError) -> [Bitmap] {
    do {
      return try pieces.map { piece in
        switch piece.image {
        case .png(let file): return try environment.decodeImage(file)
        case .pixels(let image):
          return Bitmap(
            width: image.width, height: image.height, pixels: image.words, name: "page")
        }
      }
    } catch {
      throw WebEngineError(
        .protocolFailed, "The engine's image of the page could not be decoded: \(error)")
    }
  }

  /// Returns the canvas color below the document; `nil` if the engine paints the canvas, or if there is
  /// none (W152).
  ///
  /// > A document of a dark color scheme is painted on the system background. (W340)
  func canvasColor(of measurement: PageMeasurement) -> UIColor? {
    isOpaque && replacesCanvas ? CSSColor.parse(measurement.canvasColor) : nil
  }

  /// Returns the page's measurement; the last one if no command was sent and no event received since.
  private func currentMeasurement() async throws(WebEngineError) -> PageMeasurement {
    if let last = processState.measurement, last.revision == connection?.revision {
      return last.numbers
    }
    return try await measureNow()
  }

  /// Fills the scroll view with the color beyond the page (W152).
  func updateBackground() {
    pageScrollView.backgroundColor = isOpaque ? underPageBackgroundColor : .clear
  }
}
