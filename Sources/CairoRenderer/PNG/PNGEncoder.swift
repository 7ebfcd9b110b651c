public import DisplayList
public import Foundation

/// An encoder that writes bitmaps as PNG.
///
/// Optimized for screenshots and for speed: rows are not filtered, because filters gain nothing on
/// flat colors, and are compressed at isa-l's level 1 on all cores. The same bitmap gives the same
/// bytes. An opaque bitmap becomes 8-bit RGB, any other RGBA. Colors are marked as sRGB.
public enum PNGEncoder {
  /// Returns a bitmap as a PNG file's bytes.
  ///
  /// - Throws: ``RenderingError`` if the bitmap has no pixels or compression fails.
  public static func encode(_ bitmap: Bitmap) throws -> Data {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw RenderingError(
        .size, "A bitmap of \(bitmap.width) by \(bitmap.height) pixels has nothing to write.")
    }
    let bands = PixelBands(bitmap)
    let format: PNGHeader.ColorType = bands.isOpaque ? .rgb : .rgba
    var file = PNGFileWriter()
    file.append(
      PNGHeader(
        width: bitmap.width, height: bitmap.height, bitDepth: 8, colorType: format.rawValue,
        interlace: 0))
    // The rendering intent: perceptual.
    file.append([0], as: .sRGB)
    append(try bands.compressed(as: format), to: &file)
    file.append([], as: .end)
    return file.data
  }

  /// Appends bands as one zlib stream.
  private static func append(_ bands: [CompressedBand], to file: inout PNGFileWriter) {
    var sum = AdlerSum()
    for (index, band) in bands.enumerated() {
      sum.add(band.sum, count: band.count)
      // zlib's header: deflate, a window of 32 KiB, the fastest compression.
      let header: [UInt8] = index == 0 ? [0x78, 0x01] : []
      let end = index == bands.count - 1 ? PNGFileWriter.bytes(sum.value) : []
      file.append(header + band.bytes + end, as: .data)
    }
  }
}
