import Testing

@testable import CairoRenderer

@Suite("Deflate · pieces of one stream")
struct DeflaterTests {
  /// Bytes that repeat after a while, as the rows of a picture do.
  private static let repeating: [UInt8] =
    Array(1...8) + Array(20...120) + Array(1...8) + (0..<400).map { UInt8($0 * 7 & 0x7F | 0x80) }

  /// Returns one block that is the whole stream, given in parts of these sizes and then the rest.
  private func compressed(_ bytes: [UInt8], parts: [Int] = []) throws -> [UInt8] {
    let deflater = Deflater()
    var compressed: [UInt8] = []
    var rest = bytes[...]
    for count in parts {
      let part = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      try part.withUnsafeBufferPointer { part in
        try deflater.compress(part, upTo: .open) { compressed += $0 }
      }
    }
    try Array(rest).withUnsafeBufferPointer { rest in
      try deflater.compress(rest, upTo: .stream) { compressed += $0 }
    }
    return compressed
  }

  @Test("a block is compressed to the same bytes wherever the compressor is in memory")
  func compressionDoesNotDependOnMemoryPosition() throws {
    let expected = try compressed(Self.repeating)
    // Each spacer moves the next compressor in memory. isa-l 2.30 mistook a memory address for bytes of
    // the picture: 13 of its bits, from the 16th on. 8192 steps cover all values of these bits.
    let step = 1 << 16
    var spacers: [UnsafeMutableRawPointer] = []
    defer { for spacer in spacers { spacer.deallocate() } }
    for index in 0..<8192 {
      spacers.append(.allocate(byteCount: step - 32, alignment: 16))
      let other = try compressed(Self.repeating)
      #expect(other == expected, "the compressor number \(index)")
      if other != expected { break }
    }
  }

  @Test(
    "a piece may begin with parts of few bytes",
    arguments: [[], [1], [2, 1], [3], [4], [0, 5, 1]])
  func piecesBeginWithShortParts(parts: [Int]) throws {
    let bytes = Self.repeating
    var sum = AdlerSum()
    bytes.withUnsafeBufferPointer { sum.add($0) }
    let stream =
      try [0x78, 0x01] + compressed(bytes, parts: parts) + PNGFileWriter.bytes(sum.value)

    let read = try stream.withUnsafeBufferPointer { stream in
      let inflater = Inflater([stream])
      let read = try [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
        try inflater.read(into: buffer.baseAddress!, count: bytes.count)
        count = bytes.count
      }
      try inflater.finish()
      return read
    }
    #expect(read == bytes)
  }
}
