import CairoRenderer
import DisplayList
import Foundation
import Testing

@Suite("JPEGCodec")
struct JPEGTests {
  private let gray = Bitmap(
    width: 16, height: 8, pixels: [UInt32](repeating: 0xFF80_8080, count: 128), name: "gray")

  @Test("S15.12 an encoded and decoded image looks the same")
  func roundTrip() throws {
    let data = try JPEGCodec.encode(gray, quality: 1)
    #expect(JPEGCodec.isJPEG(data))
    let again = try JPEGCodec.decode(data, name: "again")
    #expect(again.width == 16 && again.height == 8)
    #expect(again.pixels.allSatisfy { abs(Int($0 & 255) - 0x80) <= 1 && $0 >> 24 == 255 })
  }

  @Test("S15.12 transparent pixels become white")
  func transparentPixelsBecomeWhite() throws {
    let clear = Bitmap(width: 8, height: 8, pixels: .init(repeating: 0, count: 64), name: "clear")
    let again = try JPEGCodec.decode(JPEGCodec.encode(clear, quality: 0.9), name: "again")
    #expect(again.pixels.allSatisfy { $0 & 0xFF >= 0xFD })
  }

  @Test("S15.12 a better quality takes more bytes")
  func betterQualityTakesMoreBytes() throws {
    let noise = Bitmap(
      width: 64, height: 64,
      pixels: (0..<4096).map { 0xFF00_0000 | UInt32($0) &* 2_654_435_761 >> 8 }, name: "noise")
    let best = try JPEGCodec.encode(noise, quality: 1)
    #expect(try JPEGCodec.encode(noise, quality: 0.1).count < best.count / 2)
  }

  @Test("damaged files throw an error that names them")
  func damagedFilesThrowErrors() throws {
    let data = try JPEGCodec.encode(gray, quality: 1)
    let error = #expect(throws: RenderingError.self) {
      try JPEGCodec.decode(data.prefix(20), name: "photo")
    }
    #expect(error?.message.contains("photo") == true)
    #expect(throws: RenderingError.self) { try JPEGCodec.decode(Data([1, 2, 3]), name: "none") }
  }
}
