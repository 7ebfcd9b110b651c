import Foundation

/// The hash of a redacted value, by which equal values in the log of a process can be recognized.
///
/// The seed differs for each process, so that values cannot be recognized in the logs of other processes.
struct ValueHash {
  /// The hash in Base64.
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
