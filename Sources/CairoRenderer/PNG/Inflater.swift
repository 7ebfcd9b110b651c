import CISAL

/// Decompresses one zlib stream that is stored in several pieces, and verifies its checksum.
///
/// Corresponding C type: `inflate_state`.
final class Inflater {
  private let state: UnsafeMutablePointer<inflate_state>
  private var pieces: ArraySlice<UnsafeBufferPointer<UInt8>>

  /// Creates an inflater of a stream; the pieces must outlive it.
  init(_ pieces: [UnsafeBufferPointer<UInt8>]) {
    state = .allocate(capacity: 1)
    self.pieces = pieces[...]
    isal_inflate_init(state)
    state.pointee.crc_flag = UInt32(ISAL_ZLIB)
    state.pointee.avail_in = 0
  }

  deinit {
    state.deallocate()
  }

  /// Decompresses the next `count` bytes, or throws an error if there are fewer.
  func read(into target: UnsafeMutablePointer<UInt8>, count: Int) throws(RenderingError) {
    state.pointee.next_out = target
    state.pointee.avail_out = UInt32(count)
    while state.pointee.avail_out > 0 {
      guard try step() else {
        throw RenderingError(.corruptPicture, "its pixels end too early")
      }
    }
  }

  /// Reads the end of the stream, and throws an error if its checksum is wrong.
  func finish() throws(RenderingError) {
    var surplus: UInt8 = 0
    try withUnsafeMutablePointer(to: &surplus) { surplus throws(RenderingError) in
      state.pointee.next_out = surplus
      state.pointee.avail_out = 1
      while try step(), state.pointee.avail_out > 0 {}
      state.pointee.next_out = nil
    }
    guard state.pointee.block_state == ISAL_BLOCK_FINISH else {
      throw RenderingError(.corruptPicture, "its pixels do not end where they should")
    }
  }

  /// Decompresses as much as fits; returns `false` if the stream or the input has ended.
  private func step() throws(RenderingError) -> Bool {
    if state.pointee.block_state == ISAL_BLOCK_FINISH { return false }
    if state.pointee.avail_in == 0, let piece = pieces.popFirst() {
      state.pointee.next_in = UnsafeMutablePointer(mutating: piece.baseAddress)
      state.pointee.avail_in = UInt32(piece.count)
    }
    let before = (state.pointee.avail_in, state.pointee.avail_out)
    let status = isal_inflate(state)
    guard status == ISAL_DECOMP_OK || status == ISAL_END_INPUT else {
      throw RenderingError(.corruptPicture, "its pixels cannot be expanded (isa-l says \(status))")
    }
    let isStuck = before == (state.pointee.avail_in, state.pointee.avail_out)
    return !(isStuck && pieces.isEmpty)
  }
}
