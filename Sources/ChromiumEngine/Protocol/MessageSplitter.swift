import Foundation
import Glibc

/// Cuts a stream of bytes at its NULs; each byte is looked at once.
struct MessageSplitter {
  private var partial = Data()

  /// Takes the next bytes and hands every message that they complete to `each`.
  mutating func take(_ bytes: UnsafeRawBufferPointer, each: (Data) -> Void) {
    guard let base = bytes.baseAddress else { return }
    var start = 0
    while start < bytes.count {
      let rest = base + start
      guard let end = memchr(rest, 0, bytes.count - start) else {
        partial.append(rest.assumingMemoryBound(to: UInt8.self), count: bytes.count - start)
        return
      }
      let length = rest.distance(to: UnsafeRawPointer(end))
      if partial.isEmpty {
        each(Data(bytes: rest, count: length))
      } else {
        partial.append(rest.assumingMemoryBound(to: UInt8.self), count: length)
        each(partial)
        partial = Data()
      }
      start += length + 1
    }
  }
}
