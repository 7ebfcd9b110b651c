import CoreGraphics
import DisplayList
import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("takeSnapshot and createPDF")
@MainActor
struct SnapshotTests {
  nonisolated private static let red: UInt32 = 0xFFFF_0000
  nonisolated private static let blue: UInt32 = 0xFF00_00FF

  /// A stage whose engine paints one piece, of one color and as many pixels as its frame has
  /// points.
  private let stage: WebViewStage = WebViewStage(decodeImage: { data in
    let size = Int(data[0])
    return Bitmap(
      width: size, height: size, pixels: Array(repeating: SnapshotTests.red, count: size * size),
      name: "piece")
  })

  private func page(piece: CGRect) async throws -> FakeWebPage {
    stage.webView.underPageBackgroundColor = .blue
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    stage.show(metas: [WebViewStage.cover])
    let page = try #require(stage.engine.page)
    page.show(
      PageMeasurement(
        safeAreaInsets: .zero, layoutViewport: WebViewStage.phone, innerSize: WebViewStage.phone,
        contentSize: CGSize(width: 375, height: 3000), scrollOffset: .zero, scale: 1,
        backgroundColor: "rgb(255, 255, 255)"),
      pieces: [PagePiece(frame: piece, png: Data([UInt8(piece.width)]))])
    return page
  }

  private func pixels(_ image: UIImage) throws -> Bitmap { try #require(image.cgImage).bitmap }

  @Test("W318 the image has the rectangle's width times the screen's scale, and its aspect ratio")
  func snapshotScaleIsTheScreens() async throws {
    _ = try await page(piece: CGRect(x: 0, y: 0, width: 10, height: 10))
    let scale = stage.webView.traitCollection.displayScale
    let configuration = WKSnapshotConfiguration()
    let whole = try await stage.webView.takeSnapshot(configuration: configuration)
    #expect(whole.size == WebViewStage.phone && whole.scale == scale)

    configuration.rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    configuration.snapshotWidth = 40
    let part = try await stage.webView.takeSnapshot(configuration: configuration)
    #expect(part.size == CGSize(width: 40, height: 20))
    #expect(try pixels(part).width == Int(40 * scale))
  }

  @Test("W318 captured pieces keep their position; the rest has the page's background color")
  func piecesKeepTheirPosition() async throws {
    let page = try await page(piece: CGRect(x: 5, y: 5, width: 10, height: 10))
    let configuration = WKSnapshotConfiguration()
    configuration.rect = CGRect(x: 5, y: 0, width: 20, height: 20)
    let image = try pixels(try await stage.webView.takeSnapshot(configuration: configuration))
    let scale = Int(stage.webView.traitCollection.displayScale)
    func pixel(_ x: Int, _ y: Int) -> UInt32 { image.pixels[y * scale * image.width + x * scale] }

    #expect(page.commands.last == .capture(CGRect(x: 5, y: 0, width: 20, height: 20)))
    #expect([pixel(0, 5), pixel(9, 14)] == [Self.red, Self.red])
    #expect([pixel(0, 4), pixel(10, 5), pixel(0, 15)] == [Self.blue, Self.blue, Self.blue])
  }

  @Test("W318 an empty rectangle or a width of zero gives an empty image without an error")
  func emptyRectanglesGiveEmptyImages() async throws {
    _ = try await page(piece: CGRect(x: 0, y: 0, width: 10, height: 10))
    let configuration = WKSnapshotConfiguration()
    configuration.rect = .zero
    #expect(try await stage.webView.takeSnapshot(configuration: configuration).size == .zero)
    configuration.rect = .null
    configuration.snapshotWidth = 0
    #expect(try await stage.webView.takeSnapshot(configuration: configuration).size == .zero)
  }

  @Test("W319 without a page the error is 1")
  func snapshotsWithoutAPageFail() async {
    let error = await #expect(throws: WKError.self) {
      try await stage.webView.takeSnapshot(configuration: nil)
    }
    #expect(error?.code == .unknown)
    let other = await #expect(throws: WKError.self) { try await stage.webView.pdf() }
    #expect(other?.code == .unknown)
  }

  @Test("a pixel of a downscaled image is the mean of the source pixels")
  func downscaledPixelsAreMeans() {
    var canvas = SnapshotCanvas(width: 2, height: 1, filledWith: 0)
    let picture = Bitmap(
      width: 4, height: 2, pixels: [0, 8, 100, 100, 16, 24, 100, 100], name: "picture")
    canvas.draw(picture, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(canvas.bitmap.pixels == [12, 100])
    canvas.draw(picture, in: CGRect(x: 1.5, y: -3, width: 40, height: 2))
    #expect(canvas.bitmap.pixels == [12, 100])
  }

  @Test("pdf() requests the whole page, or the rectangle of its configuration")
  func pdfRequestsThePageOrRectangle() async throws {
    let page = try await page(piece: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(try await stage.webView.pdf() == Data("%PDF".utf8))
    #expect(page.commands.last == .pdf(nil))
    let configuration = WKPDFConfiguration()
    configuration.rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let copy = try #require(configuration.copy() as? WKPDFConfiguration)
    _ = try await stage.webView.pdf(configuration: copy)
    #expect(page.commands.last == .pdf(CGRect(x: 10, y: 20, width: 30, height: 40)))
  }
}
