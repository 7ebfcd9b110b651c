import CISAL

/// zlib's checksum, Adler-32.
///
/// Source: RFC 1950, section 8. Corresponding C function: `isal_adler32`.
struct AdlerSum {
  /// The checksum of all bytes so far.
  private(set) var value: UInt32 = 1

  private static let base: UInt64 = 65_521

  /// Adds bytes to the checksum.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    value = isal_adler32(value, start, UInt64(bytes.count))
  }

  /// Adds the checksum of `count` further bytes, which was computed separately.
  ///
  /// The low half is 1 plus the sum of the bytes, and the high half is the sum of all intermediate
  /// low halves. Each of the other checksum's low halves is too small by this low half minus 1.
  mutating func add(_ other: AdlerSum, count: Int) {
    let beyond = UInt64(value & 0xFFFF) + Self.base - 1
    let high = UInt64(value >> 16) + UInt64(count) % Self.base * (beyond % Self.base)
    let newLow = (beyond + UInt64(other.value & 0xFFFF)) % Self.base
    let newHigh = (high + UInt64(other.value >> 16)) % Self.base
    value = UInt32(newHigh << 16 | newLow)
  }
}
