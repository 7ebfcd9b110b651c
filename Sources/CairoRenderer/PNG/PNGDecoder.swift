public import DisplayList
public import Foundation

/// A decoder for all kinds of PNG files.
///
/// 8-bit RGB and RGBA without interlacing take a fast path; libpng decodes everything else
/// (palettes, grayscale, 16 bits, interlacing). Color profiles are not applied.
public enum PNGDecoder {
  /// The maximum number of pixels of an image, which take half a gigabyte.
  static let largestArea = 1 << 27

  /// Decodes a PNG file into a bitmap.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file, which need not be valid.
  ///   - name: The bitmap's name in the text form of a display list, and the file's name in errors.
  /// - Throws: ``RenderingError`` if the data is not a PNG file, is damaged or truncated, or if the
  ///   image has more than 134,217,728 pixels.
  public static func decode(_ data: Data, name: String) throws -> Bitmap {
    do {
      return try data.withUnsafeBytes { bytes in
        try decode(bytes.bindMemory(to: UInt8.self), name: name)
      }
    } catch let error as RenderingError {
      throw RenderingError(
        error.code, "The picture \"\(name)\" cannot be read: \(error.message). Use another file.")
    }
  }

  private static func decode(
    _ file: UnsafeBufferPointer<UInt8>, name: String
  ) throws -> Bitmap {
    let reader = try PNGFileReader(file)
    let header = reader.header
    guard (1...CairoSurface.largestSide).contains(header.width),
      (1...CairoSurface.largestSide).contains(header.height),
      header.width * header.height <= largestArea
    else {
      throw RenderingError(
        .size, "it says it has \(header.width) by \(header.height) pixels, which is not possible")
    }
    guard let format = PNGHeader.ColorType(rawValue: header.colorType), header.bitDepth == 8,
      header.interlace == 0, !reader.hasTransparency
    else { return try LibPNGReader.read(file, name: name) }
    let pixels = try pixels(header, format: format, pieces: reader.pieces)
    return Bitmap(width: header.width, height: header.height, pixels: pixels, name: name)
  }

  private static func pixels(
    _ header: PNGHeader, format: PNGHeader.ColorType, pieces: [UnsafeBufferPointer<UInt8>]
  ) throws -> [UInt32] {
    // Deflate compresses by 1032 to 1 at most, so a small file cannot claim much memory.
    let stored = header.height * (header.width * format.bytesPerPixel + 1)
    guard stored / 1032 <= pieces.reduce(0, { $0 + $1.count }) else {
      throw RenderingError(.corruptPicture, "its pixels end too early")
    }
    let inflater = Inflater(pieces)
    let strip = PixelRows(width: header.width, bytesPerPixel: format.bytesPerPixel)
    let count = header.width * header.height
    return try [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      guard let base = buffer.baseAddress else { return }
      var first = 0
      while first < header.height {
        let rows = min(strip.capacity, header.height - first)
        let (target, size) = strip.target(rows)
        try inflater.read(into: target, count: size)
        try strip.unpack(rows, into: base + first * header.width)
        first += rows
      }
      try inflater.finish()
      filled = count
    }
  }
}
