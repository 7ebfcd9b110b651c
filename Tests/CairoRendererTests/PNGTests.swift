import CCairo
import CairoRenderer
import DisplayList
import Foundation
import Testing

@Suite("PNG · writing and reading")
struct PNGTests {
  /// A repeatable source of numbers (SplitMix64).
  struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  enum Kind: CaseIterable {
    case flat, noise, opaqueNoise, transparent, gradient
    /// Only the last of all pixels is translucent.
    case clearAtTheEnd

    var isOpaque: Bool { self == .flat || self == .opaqueNoise || self == .gradient }
  }

  private func bitmap(_ kind: Kind, width: Int, height: Int) -> Bitmap {
    var numbers = Numbers(state: UInt64(width * 1000 + height))
    let pixels = (0..<width * height).map { index -> UInt32 in
      switch kind {
      case .flat: return 0xFF33_6699
      case .transparent: return 0
      case .clearAtTheEnd: return index < width * height - 1 ? 0xFF12_3456 : 0x8040_2010
      case .gradient: return 0xFF00_0000 | UInt32(index % width) * 0x01_0203 & 0xFF_FFFF
      case .opaqueNoise: return UInt32.random(in: 0...UInt32.max, using: &numbers) | 0xFF00_0000
      case .noise:
        let alpha = UInt32.random(in: 0...255, using: &numbers)
        let parts = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &numbers) }
        return alpha << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels, name: "test")
  }

  private static let sizes = [
    (1, 1), (2, 3), (7, 5), (8, 8), (9, 1), (16, 2), (1, 300), (375, 60), (1125, 24),
    // Compressed in several bands.
    (1125, 200), (300, 900), (20_000, 15),
  ]

  @Test(
    "files of the encoder are read by the decoder and libpng, and libpng's files by the decoder",
    arguments: Kind.allCases, sizes)
  func encodedPixelsAreDecoded(kind: Kind, size: (width: Int, height: Int)) throws {
    let original = bitmap(kind, width: size.width, height: size.height)
    let file = try PNGEncoder.encode(original)

    let read = try PNGDecoder.decode(file, name: "test")
    // libpng, through cairo.
    let pixels = try CairoPNG.read(file, opaque: kind.isOpaque)
    let foreign = try PNGDecoder.decode(CairoPNG.write(original), name: "test")

    #expect(read == original)
    #expect(pixels == original.pixels)
    #expect(foreign == original)
  }

  @Test("encoding does not depend on what its memory held before", arguments: Kind.allCases)
  func encodingDoesNotDependOnMemory(kind: Kind) throws {
    let bitmap = bitmap(kind, width: 300, height: 200)
    let files = try (0..<6).map { round in
      // Blocks as large as the compressor's, left behind full of other bytes each time.
      let blocks = [1 << 17, 1 << 18, 300_000, 400_000].map { size in
        let block = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
        for place in 0..<size { block[place] = UInt8(truncatingIfNeeded: place &* (round + 3)) }
        return block
      }
      for block in blocks { block.deallocate() }
      return try PNGEncoder.encode(bitmap)
    }
    for file in files.dropFirst() { #expect(file == files[0]) }
  }

  @Test("a picture of many bands has the same bytes whichever of them is done first")
  func orderOfBandsDoesNotChangeBytes() async throws {
    let bitmap = bitmap(.gradient, width: 1125, height: 900)
    let first = try PNGEncoder.encode(bitmap)

    try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<12 { group.addTask { try PNGEncoder.encode(bitmap) } }
      for try await file in group { #expect(file == first) }
    }
  }

  @Test("an opaque bitmap has three bytes a pixel, any other four; both are marked as sRGB")
  func opaqueBitmapsHaveThreeBytesPerPixel() throws {
    let opaque = try PNGEncoder.encode(bitmap(.flat, width: 3, height: 2))
    let translucent = try PNGEncoder.encode(bitmap(.noise, width: 3, height: 2))

    #expect(
      Array(opaque[8..<26]) == [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 3, 0, 0, 0, 2, 8, 2])
    #expect(translucent[25] == 6)
    #expect(opaque.range(of: Data("sRGB".utf8)) != nil)
    #expect(try PNGEncoder.encode(bitmap(.flat, width: 3, height: 2)) == opaque)
  }

  @Test("a bitmap without pixels is an error")
  func bitmapsWithoutPixelsAreErrors() {
    let empty = Bitmap(width: 0, height: 0, pixels: [], name: "empty")

    #expect(throws: RenderingError.self) { try PNGEncoder.encode(empty) }
  }

  @Test("every filter of the format is undone", arguments: 0...4 as ClosedRange<UInt8>)
  func everyFilterIsUndone(filter: UInt8) throws {
    // Stored blocks: the zlib stream holds the rows as they are. 3 x 3 pixels, differences of 7.
    let rows: [UInt8] = (0..<3).flatMap { _ in [filter] + [UInt8](repeating: 7, count: 9) }
    let png = PNGFiles.file(
      width: 3, height: 3, depth: 8, colorType: 2, data: PNGFiles.stored(rows))

    let read = try PNGDecoder.decode(png, name: "filter")

    #expect(try CairoPNG.read(png, opaque: true) == read.pixels)
    let expected: [UInt8] =
      switch filter {
      case 0: [7, 7, 7]
      case 1: [7, 14, 21]
      case 2: [7, 7, 7]
      case 3: [7, 10, 12]
      default: [7, 14, 21]
      }
    #expect(read.pixels.prefix(3).map { UInt8($0 & 0xFF) } == expected)
  }

  @Test("kinds that the fast path does not know are read by libpng")
  func otherKindsAreReadByLibpng() throws {
    // A gray of 16 bits, a gray of 8 bits, and a palette with transparency.
    let wide = PNGFiles.file(
      width: 1, height: 1, depth: 16, colorType: 0, data: PNGFiles.stored([0, 0x80, 0x80]))
    let gray = PNGFiles.file(
      width: 2, height: 1, depth: 8, colorType: 0, data: PNGFiles.stored([0, 0x10, 0xFF]))
    let palette = PNGFiles.file(
      width: 2, height: 1, depth: 8, colorType: 3,
      before: [("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [255, 0])],
      data: PNGFiles.stored([0, 0, 1]))
    let keyed = PNGFiles.file(
      width: 2, height: 1, depth: 8, colorType: 2, before: [("tRNS", [0, 1, 0, 2, 0, 3])],
      data: PNGFiles.stored([0, 1, 2, 3, 4, 5, 6]))

    #expect(try PNGDecoder.decode(wide, name: "wide").pixels == [0xFF80_8080])
    #expect(try PNGDecoder.decode(gray, name: "gray").pixels == [0xFF10_1010, 0xFFFF_FFFF])
    #expect(try PNGDecoder.decode(palette, name: "palette").pixels == [0xFF01_0203, 0])
    #expect(try PNGDecoder.decode(keyed, name: "keyed").pixels == [0, 0xFF04_0506])
  }
}

@Suite("PNG · damaged files")
struct DamagedPNGTests {
  private func code(_ data: Data) -> RenderingError.Code? {
    do {
      _ = try PNGDecoder.decode(data, name: "bad")
      return nil
    } catch {
      return (error as? RenderingError)?.code
    }
  }

  private func sample(translucent: Bool) throws -> Data {
    let pixels = (0..<400).map { index -> UInt32 in
      let alpha: UInt32 = translucent ? UInt32(index % 256) : 255
      return alpha << 24 | min(alpha, UInt32(index % 7)) * 0x01_0101
    }
    return try PNGEncoder.encode(Bitmap(width: 20, height: 20, pixels: pixels, name: "x"))
  }

  @Test("bytes that are not a PNG file throw an error that names the file")
  func otherBytesThrowErrors() throws {
    #expect(code(Data()) == .unsupportedPicture)
    #expect(code(Data("<html></html>".utf8)) == .unsupportedPicture)
    let error = #expect(throws: RenderingError.self) {
      try PNGDecoder.decode(Data(), name: "page.png")
    }
    #expect(error?.message.contains("\"page.png\"") == true)
  }

  @Test("a file truncated at any byte is an error")
  func truncatedFilesAreErrors() throws {
    for translucent in [false, true] {
      let data = try sample(translucent: translucent)
      for length in 0..<data.count { #expect(code(data.prefix(length)) != nil, "\(length)") }
      #expect(code(data) == nil)
    }
  }

  @Test("a change of any byte is found by a checksum")
  func changedBytesFailTheChecksum() throws {
    let data = try sample(translucent: true)
    for index in data.indices {
      var changed = data
      changed[index] ^= 0x10
      #expect(code(changed) != nil, "\(index)")
    }
  }

  @Test("a picture that claims to be huge reserves no memory for it")
  func hugeClaimsReserveNoMemory() {
    func file(_ width: UInt32, _ height: UInt32) -> Data {
      PNGFiles.file(
        width: width, height: height, depth: 8, colorType: 2, data: PNGFiles.stored([0, 1, 2, 3]))
    }

    #expect(code(file(0, 1)) == .size)
    #expect(code(file(0xFFFF_FFFF, 0xFFFF_FFFF)) == .size)
    #expect(code(file(32_767, 32_767)) == .size)
    #expect(code(file(10_000, 10_000)) == .corruptPicture)
    #expect(code(file(2, 1)) == .corruptPicture)
  }

  @Test("a filter that does not exist, a wrong sum and a broken stream are errors")
  func badFiltersAndBrokenStreams() {
    func file(_ data: [UInt8]) -> Data {
      PNGFiles.file(width: 1, height: 1, depth: 8, colorType: 2, data: data)
    }
    var wrongSum = PNGFiles.stored([0, 1, 2, 3])
    wrongSum[wrongSum.count - 1] ^= 1

    #expect(code(file(PNGFiles.stored([5, 1, 2, 3]))) == .corruptPicture)
    #expect(code(file(wrongSum)) == .corruptPicture)
    #expect(code(file([])) == .corruptPicture)
    #expect(code(file([0x78, 0x01])) == .corruptPicture)
    #expect(code(file([0x78, 0x01, 0x07])) == .corruptPicture)
    #expect(code(file([1, 2, 3, 4, 5, 6, 7, 8])) == .corruptPicture)
    #expect(code(file(PNGFiles.stored([0, 1, 2, 3]))) == nil)
  }

  @Test("mutated files with valid checksums never trap", arguments: 0..<8 as Range<UInt64>)
  func mutatedFilesWithValidChecksumsNeverTrap(seed: UInt64) throws {
    var numbers = PNGTests.Numbers(state: seed)
    let data = try sample(translucent: seed.isMultiple(of: 2))
    for _ in 0..<200 {
      var changed = Array(data)
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let index = Int.random(in: 8..<changed.count, using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: changed[index] = UInt8.random(in: 0...255, using: &numbers)
        case 1: changed[index] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
        case 2: changed.remove(at: index)
        default: changed.insert(UInt8.random(in: 0...255, using: &numbers), at: index)
        }
      }
      // Reading either throws or gives a whole bitmap.
      if let bitmap = try? PNGDecoder.decode(PNGFiles.withValidChecksums(changed), name: "x") {
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
      }
    }
  }
}
