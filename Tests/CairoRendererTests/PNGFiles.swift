import Foundation

/// PNG files written chunk by chunk, with checksums computed bit by bit.
enum PNGFiles {
  /// Returns a file with a header, optional other chunks, and one chunk of pixels.
  static func file(
    width: UInt32, height: UInt32, depth: UInt8, colorType: UInt8,
    before: [(String, [UInt8])] = [], data: [UInt8]
  ) -> Data {
    let header = number(width) + number(height) + [depth, colorType, 0, 0, 0]
    let chunks = [("IHDR", header)] + before + [("IDAT", data), ("IEND", [])]
    return Data(signature + chunks.flatMap { chunk($0.0, $0.1) })
  }

  /// Returns a zlib stream with the bytes uncompressed.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let length = UInt16(bytes.count)
    var sums: (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      sums.0 = (sums.0 + UInt32(byte)) % 65_521
      sums.1 = (sums.1 + sums.0) % 65_521
    }
    let sizes = [
      UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF), UInt8(~length >> 8),
    ]
    return [0x78, 0x01, 0x01] + sizes + bytes + number(sums.1 << 16 | sums.0)
  }

  /// Returns the file with corrected checksums of all chunks whose lengths are valid.
  static func withValidChecksums(_ file: [UInt8]) -> Data {
    var file = file
    var offset = 8
    while offset + 12 <= file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - offset - 12 else { break }
      let end = offset + 8 + length
      file.replaceSubrange(end..<end + 4, with: number(checksum(file[offset + 4..<end])))
      offset = end + 4
    }
    return Data(file)
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return number(UInt32(content.count)) + named + number(checksum(named[...]))
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Returns the CRC-32, computed bit by bit.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }
}
