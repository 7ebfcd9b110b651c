/// How a row of a PNG file is written as differences.
///
/// Source: PNG specification (third edition), section 9.
enum PNGFilter: UInt8 {
  case none, sub, up, average, paeth

  /// Turns a row's differences into its bytes, in place.
  ///
  /// - Parameters:
  ///   - row: The row without the filter's number.
  ///   - above: The bytes of the row above; zeros above the first.
  ///   - count: The bytes in a row.
  ///   - bytesPerPixel: How far to the left the same part of the pixel before is.
  func undo(
    _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>, count: Int,
    bytesPerPixel: Int
  ) {
    switch self {
    case .none:
      break
    case .up:
      for index in 0..<count { row[index] &+= above[index] }
    case .sub:
      for channel in 0..<bytesPerPixel {
        var left: UInt8 = 0
        for index in stride(from: channel, to: count, by: bytesPerPixel) {
          left &+= row[index]
          row[index] = left
        }
      }
    case .average:
      for channel in 0..<bytesPerPixel {
        var left: UInt8 = 0
        for index in stride(from: channel, to: count, by: bytesPerPixel) {
          left = row[index] &+ UInt8(truncatingIfNeeded: (UInt16(left) + UInt16(above[index])) >> 1)
          row[index] = left
        }
      }
    case .paeth:
      for channel in 0..<bytesPerPixel {
        undoPaeth(
          row + channel, above: above + channel, count: count - channel, step: bytesPerPixel)
      }
    }
  }

  private func undoPaeth(
    _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>, count: Int, step: Int
  ) {
    var left = 0
    var aboveLeft = 0
    for index in stride(from: 0, to: count, by: step) {
      let up = Int(above[index])
      let toLeft = abs(up - aboveLeft)
      let toUp = abs(left - aboveLeft)
      let toAboveLeft = abs(left + up - 2 * aboveLeft)
      let nearest =
        toLeft <= toUp && toLeft <= toAboveLeft ? left : toUp <= toAboveLeft ? up : aboveLeft
      left = (Int(row[index]) + nearest) & 0xFF
      row[index] = UInt8(left)
      aboveLeft = up
    }
  }
}
