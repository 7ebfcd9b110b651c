import Foundation

/// The hash by which equal redacted values of a process are recognized.
///
/// The seed is the process's, so that a hash says nothing about the value outside of its log.
struct ValueHash {
  /// The hash in base 64.
  let text: String

  init(_ value: String) {
    var hasher = Hasher()
    hasher.combine(value)
    var bits = UInt64(bitPattern: Int64(hasher.finalize()))
    var bytes: [UInt8] = []
    for _ in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
    text = Data(bytes).base64EncodedString()
  }
}
