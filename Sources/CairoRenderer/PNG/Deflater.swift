import CISAL

/// Compresses bytes at isa-l's level 1, as deflate's blocks without a header or a sum.
///
/// What several of them make of one part each is one stream when it is put in a row: a piece refers to
/// nothing before it and ends at a whole byte.
///
/// Corresponding C type: `isal_zstream`.
final class Deflater {
  private let stream: UnsafeMutablePointer<isal_zstream>
  private let levelBuffer: UnsafeMutablePointer<UInt8>
  private let output: UnsafeMutablePointer<UInt8>
  private static let outputSize = 1 << 17

  /// What ends with the bytes given.
  enum End {
    /// Nothing: more of this piece follows.
    case open
    /// A piece, which others follow.
    case piece
    /// The whole stream.
    case stream
  }

  /// Begins a piece.
  init() {
    stream = .allocate(capacity: 1)
    levelBuffer = .allocate(capacity: Int(CISALLevel1BufferSize))
    output = .allocate(capacity: Self.outputSize)
    // isa-l looks for earlier bytes in tables that it does not clear: what memory held before would
    // decide about the matches it finds, and the same picture would have other bytes each time.
    stream.initialize(to: isal_zstream())
    levelBuffer.initialize(repeating: 0, count: Int(CISALLevel1BufferSize))
    isal_deflate_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = levelBuffer
    stream.pointee.level_buf_size = UInt32(CISALLevel1BufferSize)
    stream.pointee.gzip_flag = UInt16(IGZIP_DEFLATE)
    stream.pointee.next_out = output
    stream.pointee.avail_out = UInt32(Self.outputSize)
  }

  deinit {
    stream.deallocate()
    levelBuffer.deallocate()
    output.deallocate()
  }

  /// Compresses more bytes.
  ///
  /// - Parameters:
  ///   - input: The bytes, fewer than 4 GiB.
  ///   - end: What ends after them.
  ///   - emit: Takes compressed bytes, whenever there are enough and at the end.
  func compress(
    _ input: UnsafeBufferPointer<UInt8>, upTo end: End,
    emit: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(RenderingError) {
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.end_of_stream = end == .stream ? 1 : 0
    stream.pointee.flush = UInt16(end == .piece ? FULL_FLUSH : NO_FLUSH)
    while true {
      let status = isal_deflate(stream)
      guard status == COMP_OK else {
        throw RenderingError(.compression, "Compressing a picture failed: isa-l says \(status).")
      }
      let isFull = stream.pointee.avail_out == 0
      if isFull || end != .open {
        let count = Self.outputSize - Int(stream.pointee.avail_out)
        emit(UnsafeBufferPointer(start: output, count: count))
        stream.pointee.next_out = output
        stream.pointee.avail_out = UInt32(Self.outputSize)
      }
      if !isFull { return }
    }
  }
}
