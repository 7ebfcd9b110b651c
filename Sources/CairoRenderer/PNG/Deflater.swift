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
  /// The fewest bytes that leave a history behind.
  private static let beginning = 4

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

  /// Whether bytes have been compressed that later ones can refer to.
  private var hasHistory: Bool {
    stream.pointee.internal_state.has_hist != UInt8(IGZIP_NO_HIST)
  }

  /// Compresses the first bytes of a piece apart from the rest.
  ///
  /// isa-l 2.30 begins long inputs in a way of its own, which takes the stream's address for bytes of
  /// the input and may miss a match for it: the same picture would now and then have other bytes. It
  /// begins short inputs right, and goes on from there. That costs a piece about 13 bytes.
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
