import Dispatch
import DisplayList
import Synchronization

/// A bitmap's rows in bands that are compressed independently, on all cores.
///
/// The division depends only on the bitmap's size, so the bytes are the same on every machine.
struct PixelBands {
  private let bitmap: Bitmap
  private let rowsPerBand: Int
  /// The number of bands.
  let count: Int

  /// The maximum number of pixels in a band, unless a single row has more.
  private static let area = 1 << 17

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    rowsPerBand = max(1, Self.area / max(1, bitmap.width))
    count = (bitmap.height + rowsPerBand - 1) / rowsPerBand
  }

  /// Whether all pixels are opaque.
  var isOpaque: Bool {
    onAllCores { band in
      let rows = rows(band)
      return PixelRows.isOpaque(
        bitmap.pixels, in: rows.lowerBound * bitmap.width..<rows.upperBound * bitmap.width)
    }.allSatisfy(\.self)
  }

  /// Returns the bands, compressed in PNG's format.
  func compressed(as format: PNGHeader.ColorType) throws(RenderingError) -> [CompressedBand] {
    let bands = onAllCores { band in
      Result { () throws(RenderingError) in
        try CompressedBand(bitmap, rows: rows(band), as: format, isLast: band == count - 1)
      }
    }
    return try bands.map { band throws(RenderingError) in try band.get() }
  }

  private func rows(_ band: Int) -> Range<Int> {
    let first = band * rowsPerBand
    return first..<min(first + rowsPerBand, bitmap.height)
  }

  private func onAllCores<Output: Sendable>(
    _ work: @Sendable (Int) -> Output
  ) -> [Output] {
    let results = Mutex([Output?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { band in
      let result = work(band)
      results.withLock { $0[band] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
