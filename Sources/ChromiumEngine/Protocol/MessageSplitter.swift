import Foundation
import Glibc

/// Splits a byte stream into messages at NUL bytes; each byte is read once.
struct MessageSplitter {
  private var partial = Data()

  /// Appends bytes, and calls `each` with every message that they complete.
  mutating func append(_ bytes: UnsafeRawBufferPointer, each: (Data) -> Void) {
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
