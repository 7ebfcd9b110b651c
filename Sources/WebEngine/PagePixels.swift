/// The pixels of a captured part of a page: premultiplied BGRA, eight bits each, rows from the top.
public struct PagePixels: Sendable, Hashable {
  /// The width of the picture, in pixels.
  public let width: Int
  /// The height of the picture, in pixels.
  public let height: Int
  /// The pixels, `width * height` words; blue is the lowest byte, alpha the highest.
  public let words: [UInt32]

  /// Creates a picture of `width * height` premultiplied pixels.
  public init(width: Int, height: Int, words: [UInt32]) {
    precondition(words.count == width * height, "a picture has width * height pixels")
    self.width = width
    self.height = height
    self.words = words
  }

  /// Returns the part of the picture between edges, which are moved into the picture.
  package func cropped(x: Range<Int>, y: Range<Int>) -> PagePixels {
    let columns = x.clamped(to: 0..<width)
    let rows = y.clamped(to: 0..<height)
    if columns.count == width, rows.count == height { return self }
    var part: [UInt32] = []
    part.reserveCapacity(columns.count * rows.count)
    for row in rows {
      part += words[(row * width + columns.lowerBound)..<(row * width + columns.upperBound)]
    }
    return PagePixels(width: columns.count, height: rows.count, words: part)
  }
}
