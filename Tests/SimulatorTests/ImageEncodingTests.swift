import CoreGraphics
import DeviceCatalog
import DisplayList
import Foundation
import Simulator
import Testing
import UIKit

@Suite("UIImage.pngData")
@MainActor
struct ImageEncodingTests {
  init() throws { _ = Simulator(try #require(DeviceCatalog.builtIn.devices.first)) }

  @Test("a picture that is written and read again has the same pixels")
  func roundTrip() throws {
    let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0, 0x8040_0000, 0xFFFF_FFFF]
    let image = CGImage(Bitmap(width: 3, height: 2, pixels: pixels, name: "own"))
    let data = try #require(UIImage(cgImage: image).pngData())
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let again = try #require(UIImage(data: data)?.cgImage)
    #expect(again.bitmap.pixels == pixels && again.width == 3)
  }

  @Test("of a cropped picture only its part is written")
  func croppedPictureIsWritten() throws {
    let pixels: [UInt32] = (0..<12).map { 0xFF00_0000 | $0 }
    let whole = CGImage(Bitmap(width: 4, height: 3, pixels: pixels, name: "own"))
    let part = try #require(whole.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2)))
    let data = try #require(UIImage(cgImage: part).pngData())
    #expect(
      UIImage(data: data)?.cgImage?.bitmap.pixels == [
        0xFF00_0005, 0xFF00_0006, 0xFF00_0009, 0xFF00_000A,
      ])
  }

  @Test("a symbol and nothing have no pixels to write")
  func symbolAndEmptyImageHaveNoPixels() {
    #expect(UIImage(systemName: "plus")?.pngData() == nil)
    #expect(UIImage().pngData() == nil)
  }
}
