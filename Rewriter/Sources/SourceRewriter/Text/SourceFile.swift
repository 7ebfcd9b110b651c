import SwiftParser
import SwiftSyntax

/// A source file with its syntax tree.
struct SourceFile {
  /// The absolute path, which is shown in messages.
  let path: String

  /// The text as it is on disk.
  let bytes: [UInt8]

  /// The syntax tree of the whole file.
  let tree: SourceFileSyntax

  /// Parses a source file.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// Returns the line and column of an offset, both from 1, as the compiler counts them.
  func location(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var start = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    return (line, offset - start + 1)
  }

  /// Returns a replacement padded to the length of the range, if it is not longer, so that later columns do not
  /// change.
  ///
  /// Line breaks of the range follow the replacement, so that later line numbers do not change.
  func padded(_ text: String, over range: Range<Int>) -> String {
    let old = bytes[range]
    let breaks = old.count { $0 == UInt8(ascii: "\n") }
    guard breaks > 0 else {
      return text + String(repeating: " ", count: max(0, old.count - text.utf8.count))
    }
    let lastLine = old.suffix(from: (old.lastIndex(of: UInt8(ascii: "\n")) ?? 0) + 1)
    return text + String(repeating: "\n", count: breaks)
      + String(repeating: " ", count: lastLine.count)
  }
}
