/// A hash of bytes that is the same in every run (FNV-1a, 64 bits).
struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Adds a string and a terminator.
  mutating func add(_ text: String) {
    add(text.utf8)
    add([0])
  }

  /// The hash as 16 hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns the hash of bytes as hexadecimal digits.
  static func text(of bytes: some Sequence<UInt8>) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    return fingerprint.text
  }
}
