import CISAL

/// Compresses bytes to raw deflate blocks at isa-l's level 1, without a header or a checksum.
///
/// The pieces that several deflaters produce can be concatenated to one stream: a piece refers to
/// no bytes before it and ends at a byte boundary.
///
/// Corresponding C type: `isal_zstream`.
final class Deflater {
  private let stream: UnsafeMutablePointer<isal_zstream>
  private let levelBuffer: UnsafeMutablePointer<UInt8>
  private let output: UnsafeMutablePointer<UInt8>
  private static let outputSize = 1 << 17
  /// The minimum number of bytes after which isa-l has a history.
  private static let beginning = 4

  /// Constants that specify what ends with the bytes of a call.
  enum End {
    /// Nothing: more of this piece follows.
    case open
    /// A piece, which others follow.
    case piece
    /// The whole stream.
    case stream
  }

  /// Creates a deflater for one piece.
  init() {
    stream = .allocate(capacity: 1)
    levelBuffer = .allocate(capacity: Int(CISALLevel1BufferSize))
    output = .allocate(capacity: Self.outputSize)
    // isa-l finds matches through hash tables that it does not clear. Without clearing, the
    // previous contents of memory would influence the matches, and the same image would compress to
    // different bytes.
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
  ///   - end: What is complete after them.
  ///   - emit: Receives compressed bytes whenever the output buffer is full, and at the end of a
  ///     piece or stream.
  func compress(
    _ input: UnsafeBufferPointer<UInt8>, upTo end: End,
    emit: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(RenderingError) {
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    let beginning = hasHistory ? 0 : min(input.count, Self.beginning)
    try begin(with: beginning)
    stream.pointee.avail_in += UInt32(input.count - beginning)
    stream.pointee.end_of_stream = end == .stream ? 1 : 0
    stream.pointee.flush = UInt16(end == .piece ? FULL_FLUSH : NO_FLUSH)
    while true {
      try step()
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

  /// Whether there is a history that later bytes can refer to.
  private var hasHistory: Bool {
    stream.pointee.internal_state.has_hist != UInt8(IGZIP_NO_HIST)
  }

  /// Compresses the first bytes of a piece separately.
  ///
  /// isa-l 2.30 starts long inputs on a separate code path, which mistakes the stream's address for
  /// bytes of the input and may therefore miss a match: the same image would occasionally compress
  /// to different bytes. It starts short inputs correctly, and continues from there. The cost is
  /// about 13 bytes per piece.
  private func begin(with count: Int) throws(RenderingError) {
    stream.pointee.avail_in = UInt32(count)
    if count == 0 { return }
    stream.pointee.end_of_stream = 0
    stream.pointee.flush = UInt16(SYNC_FLUSH)
    try step()
  }

  private func step() throws(RenderingError) {
    let status = isal_deflate(stream)
    guard status == COMP_OK else {
      throw RenderingError(.compression, "Compressing a picture failed: isa-l says \(status).")
    }
  }
}
