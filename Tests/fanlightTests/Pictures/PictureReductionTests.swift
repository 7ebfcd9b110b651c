import CairoRenderer
import DisplayList
import Foundation
import Testing

@testable import fanlight

@Suite("Pictures with one pixel per point (docs/spec/reports.md 6)")
struct PictureReductionTests {
  @Test("A pixel is the mean of its square in each channel")
  func meansOfSquares() {
    let bitmap = Bitmap(
      width: 2, height: 2,
      pixels: [0xFF00_0000, 0xFFFF_FFFF, 0xFF10_2030, 0xFF10_2030], name: "a")
    let reduced = PictureReduction.reduced(bitmap, by: 2)
    #expect(reduced.width == 1 && reduced.height == 1)
    // (0 + 255 + 16 + 16) / 4, (0 + 255 + 32 + 32) / 4, (0 + 255 + 48 + 48) / 4
    #expect(reduced.pixels == [0xFF48_5058])
  }

  @Test("Partial squares at the right and bottom edges become pixels too")
  func partialSquaresBecomePixels() {
    let bitmap = Bitmap(
      width: 3, height: 1, pixels: [0xFF00_0000, 0xFF00_0002, 0xFF00_00FF], name: "a")
    let reduced = PictureReduction.reduced(bitmap, by: 2)
    #expect(reduced.width == 2 && reduced.height == 1)
    #expect(reduced.pixels == [0xFF00_0001, 0xFF00_00FF])
  }

  @Test("A picture at 3x is reduced to a third of its width and height; other data to nothing")
  func picturesAt3xAreReducedToAThird() throws {
    let bitmap = Bitmap(
      width: 30, height: 60, pixels: .init(repeating: 0xFF12_3456, count: 1800), name: "a")
    let png = try #require(PictureReduction.png(PNGEncoder.encode(bitmap), by: 3))
    let small = try PNGDecoder.decode(png, name: "b")
    #expect(small.width == 10 && small.height == 20)
    #expect(small.pixels == .init(repeating: 0xFF12_3456, count: 200))
    #expect(PictureReduction.png(Data([1, 2, 3]), by: 3) == nil)
  }
}
