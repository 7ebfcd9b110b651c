import CISAL

/// zlib's checksum, Adler-32.
///
/// Source: RFC 1950, section 8. Corresponding C function: `isal_adler32`.
struct AdlerSum {
  /// The sum of all bytes so far.
  private(set) var value: UInt32 = 1

  private static let base: UInt64 = 65_521

  /// Goes on with more bytes.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    value = isal_adler32(value, start, UInt64(bytes.count))
  }

  /// Goes on with `count` bytes that were summed up apart.
  ///
  /// The low half is one more than the sum of the bytes, the high half the sum of all low halves on
  /// the way: each of the other's was smaller by what this low half holds beyond its one.
  mutating func add(_ other: AdlerSum, count: Int) {
    let beyond = UInt64(value & 0xFFFF) + Self.base - 1
    let high = UInt64(value >> 16) + UInt64(count) % Self.base * (beyond % Self.base)
    let newLow = (beyond + UInt64(other.value & 0xFFFF)) % Self.base
    let newHigh = (high + UInt64(other.value >> 16)) % Self.base
    value = UInt32(newHigh << 16 | newLow)
  }
}
