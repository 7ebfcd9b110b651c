import DisplayList

/// A band of a bitmap's rows in PNG's format, compressed so that bands can be concatenated to one
/// stream.
struct CompressedBand: Sendable {
  /// The compressed bytes, without zlib's header and checksum.
  let bytes: [UInt8]
  /// The checksum of the uncompressed bytes.
  let sum: AdlerSum
  /// The number of uncompressed bytes.
  let count: Int

  /// Compresses rows of a bitmap; the last band ends the stream.
  init(
    _ bitmap: Bitmap, rows: Range<Int>, as format: PNGHeader.ColorType, isLast: Bool
  ) throws(RenderingError) {
    let deflater = Deflater()
    let strip = PixelRows(width: bitmap.width, bytesPerPixel: format.bytesPerPixel)
    var bytes: [UInt8] = []
    var sum = AdlerSum()
    var count = 0
    var first = rows.lowerBound
    while first < rows.upperBound {
      let next = min(first + strip.capacity, rows.upperBound)
      strip.pack(bitmap.pixels, rows: first..<next)
      let stored = strip.filtered(next - first)
      sum.add(stored)
      count += stored.count
      let end: Deflater.End = next < rows.upperBound ? .open : isLast ? .stream : .piece
      try deflater.compress(stored, upTo: end) { bytes.append(contentsOf: $0) }
      first = next
    }
    self.bytes = bytes
    self.sum = sum
    self.count = count
  }
}
