/// The 64-bit FNV-1a hash function.
///
/// The offset basis and prime are from the
/// [authors' page](http://www.isthe.com/chongo/tech/comp/fnv/).
package struct FNV1a: Sendable, Hashable {
  /// The hash of the bytes so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of an empty sequence.
  package init() {}

  /// Adds a byte to the hash.
  package mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// Adds a string in UTF-8, terminated by a zero byte.
  package mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0)
  }

  /// The hash in 16 hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
