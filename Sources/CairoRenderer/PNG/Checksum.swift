import CISAL

/// PNG's CRC-32, which is also gzip's.
///
/// Corresponding C function: `crc32_gzip_refl`.
struct Checksum {
  /// The checksum of all bytes so far.
  private(set) var value: UInt32 = 0

  /// Adds bytes to the checksum.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    value = crc32_gzip_refl(value, base, UInt64(bytes.count))
  }
}
