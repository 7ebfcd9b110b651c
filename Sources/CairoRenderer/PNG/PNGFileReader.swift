import Foundation

/// The header of a PNG file and the ranges of its pixels, found by iterating over its chunks.
struct PNGFileReader {
  /// The header chunk.
  let header: PNGHeader
  /// The ranges of the compressed pixels, in order.
  let pieces: [UnsafeBufferPointer<UInt8>]
  /// Whether the file has a `tRNS` chunk, which makes colors transparent.
  let hasTransparency: Bool

  /// Iterates over a file's chunks and checks their lengths and checksums; `file` must outlive the
  /// reader.
  init(_ file: UnsafeBufferPointer<UInt8>) throws(RenderingError) {
    guard file.count >= 8, file.prefix(8).elementsEqual(pngSignature) else {
      throw RenderingError(.unsupportedPicture, "it does not begin as a PNG file does")
    }
    var header: PNGHeader?
    var pieces: [UnsafeBufferPointer<UInt8>] = []
    var hasTransparency = false
    var offset = 8
    chunks: while true {
      let chunk = try Self.chunk(file, at: offset)
      offset = chunk.end
      if header == nil, chunk.type != .header {
        throw RenderingError(.corruptPicture, "it does not begin with a header")
      }
      switch chunk.type {
      case .header: header = try Self.header(chunk.content)
      case .data: if !chunk.content.isEmpty { pieces.append(chunk.content) }
      case .transparency: hasTransparency = true
      case .end: break chunks
      case .sRGB, nil: break
      }
    }
    guard let header else {
      throw RenderingError(.corruptPicture, "it has no header")
    }
    self.header = header
    self.pieces = pieces
    self.hasTransparency = hasTransparency
  }

  private struct Chunk {
    let type: PNGChunkType?
    let content: UnsafeBufferPointer<UInt8>
    let end: Int
  }

  private static func chunk(
    _ file: UnsafeBufferPointer<UInt8>, at offset: Int
  ) throws(RenderingError) -> Chunk {
    guard file.count - offset >= 12 else {
      throw RenderingError(.corruptPicture, "it ends after \(file.count) bytes, before its end")
    }
    let length = Int(number(file, at: offset))
    guard length <= file.count - offset - 12 else {
      throw RenderingError(
        .corruptPicture, "a part of \(length) bytes does not fit into its \(file.count) bytes")
    }
    var checksum = Checksum()
    checksum.add(UnsafeBufferPointer(rebasing: file[offset + 4..<offset + 8 + length]))
    guard checksum.value == number(file, at: offset + 8 + length) else {
      throw RenderingError(.corruptPicture, "the part at byte \(offset) has a wrong checksum")
    }
    return Chunk(
      type: PNGChunkType(rawValue: number(file, at: offset + 4)),
      content: UnsafeBufferPointer(rebasing: file[offset + 8..<offset + 8 + length]),
      end: offset + 12 + length)
  }

  private static func header(
    _ content: UnsafeBufferPointer<UInt8>
  ) throws(RenderingError) -> PNGHeader {
    guard content.count == 13, content[10] == 0, content[11] == 0 else {
      throw RenderingError(.corruptPicture, "its header is not one of PNG's")
    }
    return PNGHeader(
      width: Int(number(content, at: 0)), height: Int(number(content, at: 4)),
      bitDepth: content[8], colorType: content[9], interlace: content[12])
  }

  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt32 {
    UInt32(
      bigEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(
        fromByteOffset: offset, as: UInt32.self))
  }
}
