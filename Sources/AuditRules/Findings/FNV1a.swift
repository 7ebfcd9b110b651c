/// The 64-bit FNV-1a hash (draft-eastlake-fnv).
package struct FNV1a: Sendable, Hashable {
  /// The hash of the bytes so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of no bytes.
  package init() {}

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      value ^= UInt64(byte)
      value &*= 0x0000_0100_0000_01b3
    }
  }

  /// Adds a string in UTF-8 and a terminating byte, so that "ab", "c" and "a", "bc" differ.
  package mutating func add(field: String) {
    add(field.utf8)
    add(CollectionOfOne(0x1F))
  }
}
