import Foundation

/// Assembles a PNG file, chunk by chunk.
struct PNGFileWriter {
  /// The file so far.
  private(set) var data = Data(pngSignature)

  /// Appends the header chunk.
  mutating func append(_ header: PNGHeader) {
    append(
      Self.bytes(UInt32(header.width)) + Self.bytes(UInt32(header.height))
        + [header.bitDepth, header.colorType, 0, 0, header.interlace], as: .header)
  }

  /// Appends a chunk.
  mutating func append(_ content: [UInt8], as type: PNGChunkType) {
    content.withUnsafeBufferPointer { append($0, as: type) }
  }

  /// Appends a chunk.
  mutating func append(_ content: UnsafeBufferPointer<UInt8>, as type: PNGChunkType) {
    let name = Self.bytes(type.rawValue)
    var checksum = Checksum()
    name.withUnsafeBufferPointer { checksum.add($0) }
    checksum.add(content)
    data.append(contentsOf: Self.bytes(UInt32(content.count)))
    data.append(contentsOf: name)
    data.append(content)
    data.append(contentsOf: Self.bytes(checksum.value))
  }

  /// Returns a number's bytes in big-endian order.
  static func bytes(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
