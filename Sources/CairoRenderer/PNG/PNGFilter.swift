/// The filter types of a PNG file's rows.
///
/// Source: PNG specification (third edition), section 9.
enum PNGFilter: UInt8 {
  case none, sub, up, average, paeth

  /// Reverses a row's filter, in place.
  ///
  /// - Parameters:
  ///   - row: The row without its filter type byte.
  ///   - above: The bytes of the row above; zeros above the first.
  ///   - count: The bytes in a row.
  ///   - bytesPerPixel: The distance to the same channel of the previous pixel, in bytes.
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
      undoPaeth(row, above: above, count: count, bytesPerPixel: bytesPerPixel)
    }
  }

  /// Decodes the channels in parallel lanes; they are independent, so the processor can overlap
  /// them.
  private func undoPaeth(
    _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>, count: Int,
    bytesPerPixel: Int
  ) {
    var lanes = (PaethLane(), PaethLane(), PaethLane(), PaethLane())
    var index = 0
    while index < count {
      row[index] = lanes.0.next(row[index], above: above[index])
      row[index &+ 1] = lanes.1.next(row[index &+ 1], above: above[index &+ 1])
      row[index &+ 2] = lanes.2.next(row[index &+ 2], above: above[index &+ 2])
      if bytesPerPixel == 4 {
        row[index &+ 3] = lanes.3.next(row[index &+ 3], above: above[index &+ 3])
      }
      index &+= bytesPerPixel
    }
  }
}

/// The decoding state of one channel of a row with the Paeth filter.
private struct PaethLane {
  private var left: Int32 = 0
  private var aboveLeft: Int32 = 0

  /// Returns the next byte from its difference and the byte above.
  @inline(__always)
  mutating func next(_ difference: UInt8, above: UInt8) -> UInt8 {
    let up = Int32(above)
    let upStep = up &- aboveLeft
    let leftStep = left &- aboveLeft
    let toLeft = abs(upStep)
    let toUp = abs(leftStep)
    let toAboveLeft = abs(upStep &+ leftStep)
    let nearerOfTwo = toUp < toLeft ? up : left
    let nearest = toAboveLeft < min(toLeft, toUp) ? aboveLeft : nearerOfTwo
    aboveLeft = up
    left = (Int32(difference) &+ nearest) & 0xFF
    return UInt8(truncatingIfNeeded: left)
  }
}
