import EngineSupport
import Foundation
import WebEngine

extension CaptureController {
  /// Returns a PDF of a region of the document; `nil` for the whole document.
  func makePDF(of region: CGRect?) async throws(WebEngineError) -> Data {
    let size = try await measure().contentSize
    let whole = try await printWhole(size)
    // Chromium rounds page sizes to 1/300 inch, an error of up to 0.12 points (W339).
    guard let part = PDFSheet.show(region ?? CGRect(origin: .zero, size: size), of: whole) else {
      throw WebEngineError(.protocolFailed, "Chromium's PDF does not have exactly one page.")
    }
    return part
  }

  private func printWhole(_ size: CGSize) async throws(WebEngineError) -> Data {
    // With the style for screens instead of print.
    try await page.session.call("Emulation.setEmulatedMedia", page.emulatedMedia("screen"))
    defer { page.session.send("Emulation.setEmulatedMedia", page.emulatedMedia) }
    // Paper is measured in inches of 72 points; at this scale a CSS pixel is a point.
    return try await page.session.data(
      "Page.printToPDF",
      [
        "paperWidth": .number(max(size.width, 1) / 72),
        "paperHeight": .number(max(size.height, 1) / 72), "scale": .number(96.0 / 72),
        "marginTop": 0, "marginBottom": 0, "marginLeft": 0, "marginRight": 0,
        "printBackground": true, "pageRanges": "1",
      ])
  }
}
