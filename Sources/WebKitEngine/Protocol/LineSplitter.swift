import Foundation

/// Splits a stream of bytes at line breaks.
struct LineSplitter {
  private var rest = Data()

  /// Adds bytes, and calls a function with each line that is complete.
  mutating func append(_ bytes: Data, each line: (Data) -> Void) {
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      rest.append(bytes[start..<end])
      if !rest.isEmpty { line(rest) }
      rest = Data()
      start = end + 1
    }
    rest.append(bytes[start...])
  }
}
