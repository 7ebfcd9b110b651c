/// A strip of rows in PNG's format: a filter type byte, then red, green, blue and optionally alpha
/// of each pixel, not premultiplied.
///
/// The strip is small enough to stay in the processor's cache between the steps.
final class PixelRows {
  /// The capacity of the strip, in rows.
  let capacity: Int
  private let width: Int
  private let bytesPerPixel: Int
  private let rowBytes: Int
  private let bytes: UnsafeMutablePointer<UInt8>
  private let stored: UnsafeMutablePointer<UInt8>

  /// Space for whole words that are read and written beyond the end of a row, in bytes.
  private static let margin = 8

  /// Allocates memory for a strip.
  init(width: Int, bytesPerPixel: Int) {
    self.width = width
    self.bytesPerPixel = bytesPerPixel
    rowBytes = width * bytesPerPixel
    capacity = max(1, (1 << 18) / (rowBytes + 1))
    // The strip is preceded by the row above it, which filters refer to.
    let size = rowBytes + capacity * (rowBytes + 1) + Self.margin
    bytes = .allocate(capacity: size)
    bytes.initialize(repeating: 0, count: size)
    stored = bytes + rowBytes
  }

  deinit {
    bytes.deallocate()
  }

  /// Returns the first `rows` rows of the strip.
  func filtered(_ rows: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: stored, count: rows * (rowBytes + 1))
  }

  /// Returns the memory of the strip's first `rows` rows, and its size in bytes.
  func target(_ rows: Int) -> (UnsafeMutablePointer<UInt8>, count: Int) {
    (stored, rows * (rowBytes + 1))
  }

  /// Returns whether all pixels are opaque.
  static func isOpaque(_ pixels: [UInt32], in range: Range<Int>) -> Bool {
    pixels.withUnsafeBufferPointer { pixels in
      var index = range.lowerBound
      while index < range.upperBound {
        let end = min(index + 4096, range.upperBound)
        var all = UInt32.max
        while index < end {
          all &= pixels[index]
          index += 1
        }
        if all >> 24 != 0xFF { return false }
      }
      return true
    }
  }

  // MARK: Writing

  /// Fills the strip with rows of a bitmap, unfiltered.
  func pack(_ pixels: [UInt32], rows: Range<Int>) {
    pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for (index, row) in rows.enumerated() {
        let source = base + row * width
        let target = stored + index * (rowBytes + 1)
        // A row's last words reach into the next row, which is written after it.
        if bytesPerPixel == 3 {
          packOpaque(source, into: target + 1)
        } else {
          packTransparent(source, into: target + 1)
        }
        target[0] = 0
      }
    }
  }

  /// Packs rows of opaque pixels, eight pixels into three words at a time.
  private func packOpaque(
    _ source: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt8>
  ) {
    func rgb(_ index: Int) -> UInt64 { UInt64(source[index].byteSwapped >> 8) }
    let raw = UnsafeMutableRawPointer(target)
    var x = 0
    var offset = 0
    while x + 8 <= width {
      let third = rgb(x + 2)
      let sixth = rgb(x + 5)
      let words = (
        rgb(x) | rgb(x + 1) << 24 | third << 48,
        third >> 16 | rgb(x + 3) << 8 | rgb(x + 4) << 32 | sixth << 56,
        sixth >> 8 | rgb(x + 6) << 16 | rgb(x + 7) << 40
      )
      raw.storeBytes(of: words.0.littleEndian, toByteOffset: offset, as: UInt64.self)
      raw.storeBytes(of: words.1.littleEndian, toByteOffset: offset + 8, as: UInt64.self)
      raw.storeBytes(of: words.2.littleEndian, toByteOffset: offset + 16, as: UInt64.self)
      x += 8
      offset += 24
    }
    while x < width {
      let pixel = source[x]
      target[offset] = UInt8(truncatingIfNeeded: pixel >> 16)
      target[offset + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      target[offset + 2] = UInt8(truncatingIfNeeded: pixel)
      x += 1
      offset += 3
    }
  }

  private func packTransparent(
    _ source: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt8>
  ) {
    let raw = UnsafeMutableRawPointer(target)
    for x in 0..<width {
      let pixel = source[x]
      let alpha = pixel >> 24
      func part(_ shift: UInt32) -> UInt32 {
        min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha)
      }
      let straight: UInt32 =
        switch alpha {
        case 0: 0
        case 255: pixel.byteSwapped >> 8 | 0xFF00_0000
        default: part(16) | part(8) << 8 | part(0) << 16 | alpha << 24
        }
      raw.storeBytes(of: straight.littleEndian, toByteOffset: x * 4, as: UInt32.self)
    }
  }

  // MARK: Reading

  /// Converts the first `rows` rows of the strip to premultiplied pixels.
  func unpack(_ rows: Int, into pixels: UnsafeMutablePointer<UInt32>) throws(RenderingError) {
    var above = bytes
    for index in 0..<rows {
      let row = stored + index * (rowBytes + 1)
      guard let filter = PNGFilter(rawValue: row[0]) else {
        throw RenderingError(.corruptPicture, "a row has filter \(row[0]), which does not exist")
      }
      filter.undo(row + 1, above: above, count: rowBytes, bytesPerPixel: bytesPerPixel)
      if bytesPerPixel == 3 {
        unpackOpaque(row + 1, into: pixels + index * width)
      } else {
        unpackTransparent(row + 1, into: pixels + index * width)
      }
      above = row + 1
    }
    bytes.update(from: above, count: rowBytes)
  }

  private func unpackOpaque(
    _ row: UnsafeMutablePointer<UInt8>, into pixels: UnsafeMutablePointer<UInt32>
  ) {
    var raw = UnsafeRawPointer(row)
    for x in 0..<width {
      // The three bytes of the pixel, and one that is shifted out.
      let word = raw.loadUnaligned(as: UInt32.self)
      pixels[x] = UInt32(bigEndian: word) >> 8 | 0xFF00_0000
      raw += 3
    }
  }

  private func unpackTransparent(
    _ row: UnsafeMutablePointer<UInt8>, into pixels: UnsafeMutablePointer<UInt32>
  ) {
    let raw = UnsafeRawPointer(row)
    for x in 0..<width {
      let word = UInt32(bigEndian: raw.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
      let alpha = word & 0xFF
      func part(_ shift: UInt32) -> UInt32 { ((word >> shift & 0xFF) * alpha + 127) / 255 }
      pixels[x] =
        switch alpha {
        case 255: word >> 8 | 0xFF00_0000
        case 0: 0
        default: alpha << 24 | part(24) << 16 | part(16) << 8 | part(8)
        }
    }
  }
}
