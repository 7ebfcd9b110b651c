import CISAL

/// Expands one zlib stream stored in several pieces, and checks its sum.
///
/// Corresponding C type: `inflate_state`.
final class Inflater {
  private let state: UnsafeMutablePointer<inflate_state>
  private var pieces: ArraySlice<UnsafeBufferPointer<UInt8>>

  /// Begins to expand a stream; the pieces have to outlive this object.
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

  /// Expands the next `count` bytes, or throws if there are fewer.
  func read(into target: UnsafeMutablePointer<UInt8>, count: Int) throws(RenderingError) {
    state.pointee.next_out = target
    state.pointee.avail_out = UInt32(count)
    while state.pointee.avail_out > 0 {
      guard try step() else {
        throw RenderingError(.corruptPicture, "its pixels end too early")
      }
    }
  }

  /// Reads the stream's end and throws if its sum is not that of the bytes.
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

  /// Expands what it can; false if the stream or the input has ended.
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
